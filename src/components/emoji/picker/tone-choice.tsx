import { useLingui } from '@lingui/react/macro';
import { useStore } from 'zustand';
import { useSession } from '#session/session-context.ts';
import type { SkinTone } from '../standard/standard-emoji.ts';
import styles from './emoji-picker.module.css';
import { recentEmoji } from './recent-emoji.ts';

const hands: readonly (readonly [SkinTone, string])[] = [
  [0, '✋'],
  [1, '✋🏻'],
  [2, '✋🏼'],
  [3, '✋🏽'],
  [4, '✋🏾'],
  [5, '✋🏿'],
];

/** Selects the skin tone of emoji that have several. */
export function ToneChoice() {
  const { t } = useLingui();
  const recent = useSession().part(recentEmoji);
  const chosen = useStore(recent, ({ tone }) => tone);
  const names = [t`Yellow`, t`Light`, t`Medium light`, t`Medium`, t`Medium dark`, t`Dark`];
  return (
    <select
      aria-label={t`Colour of skin`}
      title={t`Colour of skin`}
      className={styles.tone}
      value={chosen}
      onChange={({ target }) => {
        const tone = hands[Number(target.value)]?.[0] ?? 0;
        recent.setState({ tone });
      }}
    >
      {hands.map(([tone, hand]) => (
        <option key={tone} value={tone} aria-label={names[tone]}>
          {hand} {names[tone]}
        </option>
      ))}
    </select>
  );
}
