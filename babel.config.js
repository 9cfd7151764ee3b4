// The preset belongs to expo and npm may nest it there.
const preset = require.resolve('babel-preset-expo', { paths: [require.resolve('expo/package.json')] });

module.exports = (api) => {
  api.cache(true);
  return { presets: [preset] };
};
