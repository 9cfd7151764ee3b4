/** In Node, worklets and Skia must resolve their web files, not the native ones that jest-expo prefers. */
const WEB = ['react-native-worklets', '@shopify/react-native-skia'];

module.exports = (request, options) => {
  const web = WEB.some((name) => request.includes(name) || options.basedir.includes(name));
  if (!web) return options.defaultResolver(request, options);
  const extensions = options.extensions?.filter((ending) => !/native|ios/.test(ending));
  return options.defaultResolver(request, { ...options, extensions });
};
