import { StyleSheet, View } from 'react-native';

import { LIMITS } from '@/saves/limits';
import { SEAT_COLOURS } from '@/saves/save';
import { Icon } from '@/ui/components/icon';
import { SeatBadge } from '@/ui/components/seat-badge';
import { Segments } from '@/ui/components/segments';
import { Text } from '@/ui/components/text';
import { TextField } from '@/ui/components/text-field';
import { Touchable } from '@/ui/components/touchable';
import { useTranslation } from '@/ui/i18n/i18n-context';
import { HIT, radius, space } from '@/ui/theme/measures';
import { useTheme } from '@/ui/theme/theme-context';

import { KINDS, recolour, rename, setKind, type TableSetup } from './table-setup';

interface SeatRowProps {
  readonly table: TableSetup;
  readonly at: number;
  /** What the seat is called while nobody has named it. */
  readonly called: string;
  readonly onChange: (table: TableSetup) => void;
  /** The colours lie open. */
  readonly open: boolean;
  readonly onOpen: (open: boolean) => void;
}

const NAME = 108;
const ICON = 24;

/** Who sits at a seat, on one line: its colour, which a tap changes, the name, person or computer. */
export function SeatRow({ table, at, called, onChange, open, onOpen }: SeatRowProps) {
  const { t } = useTranslation();
  const { colours, textScale } = useTheme();
  const seat = table.seats[at];
  const number = at + 1;
  const colour = t('newGame.colour', { name: called });
  return (
    <View style={styles.seat} testID={`seat-${at}`}>
      <View style={styles.row}>
        <Touchable
          role="button"
          aria-label={`${colour}: ${t(`seats.colour.${seat.colour}`)}`}
          aria-expanded={open}
          testID={`seat-${at}-colour`}
          onPress={() => onOpen(!open)}
          look={({ pressed, pointed }) => [
            styles.badge,
            { borderColor: open ? colours.primary : 'transparent' },
            (pressed || pointed || open) && { backgroundColor: colours.wash },
          ]}
        >
          <SeatBadge colour={seat.colour} size={34} />
        </Touchable>
        <View style={[styles.name, { flexBasis: NAME * textScale }]}>
          {seat.by === 'person' ? (
            <TextField
              testID={`seat-${at}-name`}
              label={t('newGame.nameOf', { number })}
              bare
              value={seat.name}
              placeholder={called}
              maxLength={LIMITS.name}
              onChange={(name) => onChange(rename(table, at, name))}
            />
          ) : (
            <Text variant="label">{called}</Text>
          )}
        </View>
        <Segments
          label={`${t('newGame.seat', { number })}: ${t('newGame.kind')}`}
          value={seat.by}
          onChoose={(kind) => onChange(setKind(table, at, kind))}
          segments={KINDS.map((kind) => ({
            value: kind,
            label: t(`newGame.${kind}`),
            testID: `seat-${at}-kind-${kind}`,
            picture: <Icon name={kind} colour={kind === seat.by ? colours.ink : colours.muted} size={ICON} />,
          }))}
        />
      </View>
      {open && (
        <Segments
          label={colour}
          value={seat.colour}
          onChoose={(chosen) => onChange(recolour(table, at, chosen))}
          segments={SEAT_COLOURS.map((each) => ({
            value: each,
            label: t(`seats.colour.${each}`),
            testID: `seat-${at}-colour-${each}`,
            picture: <SeatBadge colour={each} />,
          }))}
        />
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  seat: { gap: space.s },
  row: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.s },
  badge: {
    width: HIT,
    alignItems: 'center',
    justifyContent: 'center',
    borderWidth: 1.5,
    borderRadius: radius.m,
  },
  name: { flexGrow: 1, flexShrink: 1, minWidth: 0, maxWidth: '100%' },
});
