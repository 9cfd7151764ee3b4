/** Heights moved as little as needed so that marks of this size neither overlap nor leave the sheet. */
export const spreadOut = (heights: readonly number[], size: number, sheet: number): readonly number[] => {
  const order = heights.map((_, at) => at).sort((one, other) => heights[one] - heights[other]);
  const spread = [...heights];
  let floor = size / 2;
  for (const at of order) {
    spread[at] = Math.max(spread[at], floor);
    floor = spread[at] + size;
  }
  let ceiling = sheet - size / 2;
  for (const at of [...order].reverse()) {
    spread[at] = Math.min(spread[at], ceiling);
    ceiling = spread[at] - size;
  }
  return spread;
};
