import { useState } from 'react';

import { announce } from '@/platform/announce';
import { shareGame } from '@/platform/share';
import { shareText } from '@/platform/share-text';
import { exportSave, fileNameOf } from '@/saves/export';
import type { Save } from '@/saves/save';
import { useTranslation } from '@/ui/i18n/i18n-context';

/** Sharing a game, and the sentence about what became of it. */
export const useSharing = () => {
  const { t } = useTranslation();
  const [said, setSaid] = useState<string>();
  const say = (sentence: string | undefined) => {
    setSaid(sentence);
    if (sentence !== undefined) announce(sentence);
  };
  return {
    said,
    asFile: async (save: Save) => {
      const shared = await shareGame(fileNameOf(save), exportSave(save)).catch(() => false);
      say(shared ? undefined : t('library.unshared'));
    },
    asText: async (save: Save) => {
      switch (await shareText(exportSave(save))) {
        case 'shared':
          return say(undefined);
        case 'copied':
          return say(t('library.copied'));
        case 'nowhere':
          return say(t('library.unshared'));
      }
    },
  };
};
