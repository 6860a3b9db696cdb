import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { Button } from '#ui/button.tsx';
import {
  blend,
  contrastOf,
  formatColor,
  minimumContrast,
  type Color,
} from '#theme/engine/color.ts';
import { readableOn } from '#theme/engine/source-from-accent.ts';
import styles from './color-field.module.css';
import line from './range-field.module.css';
import { ContrastMark } from './contrast-mark.tsx';

/** Field for a colour of a theme: derived, or custom if its checkbox is ticked. */
export function ColorField({
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
    contrastOf(blend(color, color.alpha, background), background) < minimumContrast;
  return (
    <fieldset aria-labelledby={id} className={line.field}>
      <input
        type="checkbox"
        aria-label={t`Set by hand`}
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
          onClick={() => onChange(readableOn(formatColor(background), hex))}
        >
          <Trans>Mend this contrast</Trans>
        </Button>
      )}
    </fieldset>
  );
}
