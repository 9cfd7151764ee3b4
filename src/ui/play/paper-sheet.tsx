import type { LayoutChangeEvent } from 'react-native';

import type { GameEvent } from '@/core/contract';
import type { AnyDesk, Supply } from '@/games/desk';
import type { Table } from '@/session/table';

import { useTranslation } from '../i18n/i18n-context';
import type { Aids } from '../settings/settings';
import { ExplainSheet } from './explain-sheet';
import type { Edges } from './layout';
import { LogSheet } from './log-sheet';
import { ScoreSheet } from './score-sheet';
import { Sheet } from './sheet';
import { StockGrid } from './stock-grid';
import type { Paper } from './use-sheets';
import type { Words } from './use-words';

interface PaperSheetProps {
  readonly paper: Paper;
  readonly desk: AnyDesk;
  readonly table: Table<unknown>;
  readonly heard: readonly GameEvent[];
  readonly projected: readonly number[] | undefined;
  readonly supplies: readonly (readonly Supply[])[];
  readonly words: Words;
  readonly aids: Aids;
  /** What the device's edges take from it. */
  readonly edges: Edges;
  readonly onOpen: (paper: Paper) => void;
  readonly onClose: () => void;
  readonly onLayout?: (event: LayoutChangeEvent) => void;
}

/** The paper that lies over the tray. */
export function PaperSheet({ paper, onOpen, onClose, onLayout, edges, ...rest }: PaperSheetProps) {
  const { t } = useTranslation();
  const { desk, table, heard, projected, supplies, words, aids } = rest;
  const frame = { onClose, edges, ...(onLayout ? { onLayout } : {}) };
  switch (paper.kind) {
    case 'scores':
      return (
        <Sheet title={t('play.scores')} testID="play-score-sheet" {...frame}>
          <ScoreSheet
            {...{ desk, table, heard, projected, supplies, words }}
            chosen={paper.entry}
            onEntry={(entry) => onOpen({ kind: 'scores', entry, lit: desk.light(table.seen, entry) })}
          />
        </Sheet>
      );
    case 'log':
      return (
        <Sheet title={t('play.log')} testID="play-log-sheet" {...frame}>
          <LogSheet desk={desk} seats={table.seats} heard={heard} words={words} />
        </Sheet>
      );
    case 'stock': {
      const { left, pieces } = desk.stock(table.seen);
      return (
        <Sheet title={words.say(left)} testID="play-stock-sheet" {...frame}>
          <StockGrid pieces={pieces} words={words} />
        </Sheet>
      );
    }
    case 'explain':
      return (
        <Sheet title={words.say(paper.explanation.title)} testID="play-explain" {...frame}>
          <ExplainSheet explanation={paper.explanation} aids={aids} words={words} />
        </Sheet>
      );
  }
}
