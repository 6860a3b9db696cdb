import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { alphaGroups, type ColorSlot } from '#theme/engine/slot-names.ts';
import type { ThemeColors } from '#theme/engine/derive-colors.ts';
import { slotRules } from '#theme/engine/slot-rules.ts';
import { Button } from '#ui/buttons/button.tsx';
import {
  blend,
  type Color,
  contrastIgnoringOpacity,
  formatColor,
  minimumContrast,
} from '#theme/engine/color.ts';
import { nearestReadableColor } from '#theme/engine/source-from-accent.ts';
import type { ColorGroup } from './color-groups.ts';
import { type ThemeSectionProps, withThemeEntry } from './theme-draft.ts';
import { RangeField } from './range-field.tsx';
import styles from './color-section.module.css';
import line from './range-field.module.css';

/** Contrast of a text colour on its background: WCAG level and ratio. */
function ContrastMark({ color, background }: { color: Color; background: Color }) {
  const { i18n } = useLingui();
  const ratio = contrastIgnoringOpacity(blend(color, color.alpha, background), background);
  const shown = i18n.number(ratio, { maximumSignificantDigits: 3 });
  const level = levelOf(ratio);
  return (
    <span className={styles.mark} data-level={level}>
      {level === 'large' && <Trans>Contrast only enough for large text</Trans>}
      {level === 'low' && <Trans>Contrast too low</Trans>}
      {(level === 'AA' || level === 'AAA') && level}{' '}
      <span className={styles.ratio}>{shown} : 1</span>
    </span>
  );
}

function levelOf(ratio: number): 'AAA' | 'AA' | 'large' | 'low' {
  if (ratio >= 7) return 'AAA';
  if (ratio >= 4.5) return 'AA';
  return ratio >= 3 ? 'large' : 'low';
}

/** Field for a colour of a theme: derived, or custom if its checkbox is ticked. */
function ColorField({
  label,
  given,
  color,
  background,
  onChange,
}: {
  label: string;
  /** Value in the theme source; undefined if the colour is derived. */
  given: string | undefined;
  /** Resulting colour. */
  color: Color;
  /** Background for the contrast; undefined if the colour is not used for text. */
  background: Color | undefined;
  /** Called with undefined to derive the colour. */
  onChange: (color: string | undefined) => void;
}) {
  const { t } = useLingui();
  const id = useId();
  const hex = formatColor(color);
  const isLow =
    background !== undefined &&
    contrastIgnoringOpacity(blend(color, color.alpha, background), background) < minimumContrast;
  return (
    <fieldset aria-labelledby={id} className={line.field}>
      <input
        type="checkbox"
        aria-label={t`${label}: set manually`}
        checked={given !== undefined}
        onChange={(event) => onChange(event.target.checked ? hex : undefined)}
      />
      <input
        type="color"
        aria-labelledby={id}
        value={hex}
        onChange={(event) => onChange(event.target.value)}
        className={styles.well}
      />
      <span id={id} className={line.label}>
        {label}
      </span>
      <span className={styles.value}>
        {given === undefined || given.startsWith('#') ? hex : given}
      </span>
      {background && <ContrastMark color={color} background={background} />}
      {isLow && (
        <Button
          size="small"
          variant="text"
          onClick={() => onChange(nearestReadableColor(formatColor(background), hex))}
        >
          <Trans>Fix contrast</Trans>
        </Button>
      )}
    </fieldset>
  );
}

/**
 * Text slots whose rule does not derive them from a text colour, but whose contrast is shown as
 * well.
 */
const extraTextSlots: ReadonlySet<ColorSlot> = new Set(['text', 'link', 'accent']);

/** Groups of colour fields. A group has a slider for its opacity if its colours share one. */
export function ColorSection({
  groups,
  source,
  colors,
  backgrounds,
  onChange,
}: ThemeSectionProps & {
  groups: readonly ColorGroup[];
  colors: ThemeColors;
  backgrounds: ThemeColors;
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
          onChange={(color) => onChange(withThemeEntry(source, 'colors', slot, color), slot)}
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
              withThemeEntry(
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
