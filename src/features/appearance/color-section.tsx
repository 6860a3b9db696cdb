import { useLingui } from '@lingui/react/macro';
import { alphaGroups } from '#theme/engine/alpha-groups.ts';
import type { ThemeColors } from '#theme/engine/derive-colors.ts';
import { slotRules } from '#theme/engine/slot-rules.ts';
import type { ColorSlot } from '#theme/engine/slot-names.ts';
import type { ThemeSource } from '#theme/engine/theme-source.ts';
import { ColorField } from './color-field.tsx';
import type { ColorGroup } from './color-groups.ts';
import { withEntry } from './theme-draft.ts';
import { RangeField } from './range-field.tsx';
import styles from './color-section.module.css';

/** Text slots that are not derived as text. */
const extraTextSlots: ReadonlySet<ColorSlot> = new Set(['text', 'link', 'accent']);

/** Groups of colour fields, with an opacity where there is one. */
export function ColorSection({
  groups,
  source,
  colors,
  backgrounds,
  onChange,
}: {
  groups: readonly ColorGroup[];
  source: ThemeSource;
  colors: ThemeColors;
  backgrounds: ThemeColors;
  onChange: (source: ThemeSource, field: string) => void;
}) {
  const { i18n, t } = useLingui();
  return groups.map(({ title, slots, alpha }) => (
    <fieldset key={title.id} className={styles.group}>
      <legend className={styles.title}>{i18n._(title)}</legend>
      {slots.map(([slot, label]) => (
        <ColorField
          key={slot}
          label={i18n._(label)}
          given={source.colors[slot]}
          color={colors[slot]}
          background={
            slotRules[slot].text || extraTextSlots.has(slot) ? backgrounds[slot] : undefined
          }
          onChange={(color) => onChange(withEntry(source, 'colors', slot, color), slot)}
        />
      ))}
      {alpha && (
        <RangeField
          label={t`Opacity`}
          isSet={source.opacity[alpha] !== undefined}
          value={Math.round((source.opacity[alpha] ?? alphaGroups[alpha]) * 100)}
          max={100}
          unit="%"
          onChange={(percent) =>
            onChange(
              withEntry(
                source,
                'opacity',
                alpha,
                percent === undefined ? undefined : percent / 100,
              ),
              `opacity ${alpha}`,
            )
          }
        />
      )}
    </fieldset>
  ));
}
