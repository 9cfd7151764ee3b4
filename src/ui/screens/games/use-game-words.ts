import { useTranslation } from '@/ui/i18n/i18n-context';

/** What a game calls itself and its kinds of scoring, from its own catalogue. */
export interface GameWords {
  title(game: string): string;
  kind(game: string, kind: string): string;
}

export const useGameWords = (): GameWords => {
  const { i18n } = useTranslation();
  // Games are known by their ids only: the types of the catalogues cannot follow, the words for the unknown do.
  const say = (key: string, otherwise: string): string => i18n.t(key as never, { defaultValue: otherwise });
  return {
    title: (game) => say(`${game}:title`, game),
    kind: (game, kind) => say(`${game}:desk.kind.${kind}`, kind),
  };
};
