/** A picture that the bundler packs: what an Image takes as its source. */
declare module '*.jpg' {
  const source: number;
  export default source;
}
