import type { i18n, TFunction } from 'i18next';
import { createContext, use, useMemo, useSyncExternalStore } from 'react';

import type { Namespace } from './catalogues';

/** The one voice of the app. */
export const I18nContext = createContext<i18n | undefined>(undefined);

interface Speech<N extends Namespace> {
  readonly t: TFunction<N>;
  readonly i18n: i18n;
}

/** Words in the language that is spoken now; whoever uses them is drawn anew when it changes. */
export const useTranslation = <N extends Namespace = 'app'>(namespace?: N): Speech<N> => {
  const voice = use(I18nContext);
  if (!voice) throw new Error('There is no I18nContext above.');
  const language = useSyncExternalStore(
    (watcher) => {
      voice.on('languageChanged', watcher);
      return () => voice.off('languageChanged', watcher);
    },
    () => voice.language,
    () => voice.language,
  );
  return useMemo(
    () => ({ t: voice.getFixedT(language, namespace ?? null) as TFunction<N>, i18n: voice }),
    [voice, language, namespace],
  );
};
