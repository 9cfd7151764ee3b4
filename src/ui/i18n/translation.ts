/** Stems of the messages that come in several numbers: `plots` for `plots_one` and `plots_other`. */
type Counted<T> = keyof T extends infer K ? (K extends `${infer Stem}_other` ? Stem : never) : never;

/**
 * A catalogue with the keys of another, in any words. A language with more plural forms than English
 * (French has `many`) may add them.
 */
export type Translation<T> = {
  readonly [K in keyof T]: T[K] extends string ? string : Translation<T[K]>;
} & {
  readonly [K in `${Counted<T>}_${'zero' | 'two' | 'few' | 'many'}`]?: string;
};
