import { ScrollView, StyleSheet, View } from 'react-native';

import type { Hand, Supply } from '@/games/desk';

import { Icon } from '../components/icon';
import { IconButton } from '../components/icon-button';
import { Live } from '../components/live';
import { Text } from '../components/text';
import { Touchable } from '../components/touchable';
import { useTranslation } from '../i18n/i18n-context';
import { HIT, LARGE_TEXT, radius, space } from '../theme/measures';
import { useTheme } from '../theme/theme-context';
import { FaceImage } from './face-image';
import { CONFIRM_WIDTH } from './layout';
import { Supplies } from './supplies';
import type { Play } from './use-play';
import type { Words } from './use-words';

interface TrayProps {
  readonly play: Play;
  readonly words: Words;
  readonly prompt: string;
  readonly hand: Hand | undefined;
  /** What the seat has to play with; beside the board it stands with its score. */
  readonly supplies: readonly Supply[] | undefined;
  /** How many pieces are left to draw, in words; opens the list of them. */
  readonly stock: string | undefined;
  readonly onStock: () => void;
  /** What is shown and awaited now is cut short. */
  readonly onHurry: () => void;
  /** Options lie on a line of their own where the buttons' line has no room for words. */
  readonly narrow: boolean;
  /** The tray of the left hand has ✓ on the left. */
  readonly leftHand: boolean;
}

const HAND = 60;

/** What is in hand, the one sentence that says what to do, and the buttons that do it. */
export function Tray(props: TrayProps) {
  const { play, words, prompt, hand, supplies, stock, onStock, onHurry, narrow, leftHand } = props;
  const { t } = useTranslation();
  const { table, offer, pick } = play;
  const { textScale } = useTheme();
  // Somebody else is at it.
  const idle = table.legal.length === 0 && table.wait === undefined;
  const alone = offer.options.length > 0 && (narrow || textScale > LARGE_TEXT);
  const options = offer.options.map(({ id, label }) => (
    <OptionButton
      key={id}
      id={id}
      label={words.say(label)}
      chosen={pick?.id === id}
      onPress={() => play.choose(id)}
    />
  ));
  return (
    <View style={styles.tray}>
      <ScrollView style={styles.scrolled} contentContainerStyle={[styles.row, leftHand && styles.flipped]}>
        {hand && (
          <View
            testID="play-hand"
            accessible
            role="img"
            aria-label={t('play.hand', {
              piece: [hand.name, ...(hand.lie ? [hand.lie] : [])].map(words.say).join(', '),
            })}
          >
            <FaceImage face={hand.face} size={HAND} />
          </View>
        )}
        <View style={styles.words}>
          <Live says={prompt}>
            <Text variant="label" testID="play-prompt">
              {prompt}
            </Text>
          </Live>
          <View style={styles.beneath}>
            {idle && (
              <Touchable
                role="button"
                testID="play-hurry"
                onPress={onHurry}
                look={({ pressed, pointed }) => [styles.aside, (pressed || pointed) && styles.stirred]}
              >
                <Text variant="note" tone="muted">
                  {t('play.hurry')}
                </Text>
              </Touchable>
            )}
            {!idle && stock !== undefined && (
              <Touchable
                role="button"
                testID="play-stock"
                onPress={onStock}
                look={({ pressed, pointed }) => [styles.aside, (pressed || pointed) && styles.stirred]}
              >
                <Text variant="note" tone="accent">
                  {stock}
                </Text>
              </Touchable>
            )}
            {!narrow && supplies && <Supplies supplies={supplies} words={words} />}
          </View>
        </View>
      </ScrollView>
      {alone && <View style={styles.options}>{options}</View>}
      <View style={[styles.row, styles.wrapped, leftHand && styles.flipped]}>
        <IconButton
          icon="undo"
          label={t('play.undo')}
          disabled={!table.canUndo}
          onPress={play.undo}
          testID="play-undo"
        />
        <IconButton
          icon="redo"
          label={t('play.redo')}
          disabled={!table.canRedo}
          onPress={play.redo}
          testID="play-redo"
        />
        <View style={styles.gap} />
        {!alone && options}
        {play.ways > 1 && (
          <IconButton icon="turn" label={t('play.turn')} main onPress={play.turn} testID="play-turn" />
        )}
        <ConfirmButton label={t('play.confirm')} disabled={!play.canConfirm} onPress={play.confirm} />
      </View>
    </View>
  );
}

interface OptionButtonProps {
  readonly id: string;
  readonly label: string;
  readonly chosen: boolean;
  readonly onPress: () => void;
}

function OptionButton({ id, label, chosen, onPress }: OptionButtonProps) {
  const { colours } = useTheme();
  return (
    <Touchable
      role="radio"
      aria-checked={chosen}
      testID={`play-option-${id}`}
      onPress={onPress}
      look={({ pressed, pointed }) => [
        styles.option,
        { borderColor: chosen ? colours.primary : colours.edge, borderWidth: chosen ? 2.5 : 1.5 },
        (pressed || pointed || chosen) && { backgroundColor: colours.wash },
      ]}
    >
      <Text variant="label" align="center">
        {label}
      </Text>
    </Touchable>
  );
}

interface ConfirmButtonProps {
  readonly label: string;
  readonly disabled: boolean;
  readonly onPress: () => void;
}

/** The one ✓. */
function ConfirmButton({ label, disabled, onPress }: ConfirmButtonProps) {
  const { colours, elevation } = useTheme();
  return (
    <Touchable
      role="button"
      aria-label={label}
      testID="play-confirm"
      disabled={disabled}
      onPress={onPress}
      look={({ pressed, pointed }) => [
        styles.confirm,
        { backgroundColor: pressed || pointed ? colours.primaryPressed : colours.primary },
        !disabled && !pressed && elevation.low,
        disabled && { backgroundColor: colours.wash },
      ]}
    >
      <Icon name="check" colour={disabled ? colours.muted : colours.onPrimary} size={30} />
    </Touchable>
  );
}

const styles = StyleSheet.create({
  tray: { gap: space.s, flexShrink: 1 },
  // Where there is little room it is the words that give way, never the buttons.
  scrolled: { flexGrow: 0, flexShrink: 1 },
  row: { flexDirection: 'row', alignItems: 'center', gap: space.s, flexWrap: 'nowrap' },
  // A narrow panel has no room for four buttons beside each other.
  wrapped: { flexWrap: 'wrap', justifyContent: 'flex-end' },
  flipped: { flexDirection: 'row-reverse' },
  words: { flex: 1, minWidth: 0, gap: space.hair },
  beneath: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.s, minHeight: HIT },
  aside: { flexShrink: 1, justifyContent: 'center', paddingRight: space.s, borderRadius: radius.m },
  stirred: { opacity: 0.7 },
  gap: { flex: 1 },
  options: { gap: space.s },
  option: {
    flexShrink: 1,
    minHeight: HIT + space.s,
    justifyContent: 'center',
    paddingHorizontal: space.m,
    paddingVertical: space.xs,
    borderRadius: radius.m,
  },
  confirm: {
    width: CONFIRM_WIDTH,
    minHeight: HIT + space.s,
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: radius.m,
  },
});
