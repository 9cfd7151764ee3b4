/** The option that a key leads to from the one chosen, going round at the ends; undefined for any other key. */
export const stepTo = (key: string, chosen: number, count: number): number | undefined => {
  switch (key) {
    case 'ArrowDown':
    case 'ArrowRight':
      return (chosen + 1) % count;
    case 'ArrowUp':
    case 'ArrowLeft':
      return (chosen + count - 1) % count;
    case ' ':
      return chosen;
    default:
      return undefined;
  }
};
