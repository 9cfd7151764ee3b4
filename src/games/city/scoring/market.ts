import { GOODS, type Good } from '../tiles';

/** Each tile of a market pays 1 for every different good on sale there. */
export const marketEach = (goods: number): number => (goods & 1) + ((goods >> 1) & 1) + ((goods >> 2) & 1);

/** The goods that bits stand for. */
export const goodsOf = (goods: number): Good[] => GOODS.filter((_, at) => ((goods >> at) & 1) === 1);
