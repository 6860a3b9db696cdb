import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { formatColor, parseColor } from '#theme/engine/color.ts';
import { readSourceColor, type ThemeColors } from '#theme/engine/derive-colors.ts';
import type { Shadow } from '#theme/engine/theme-source.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import styles from './shadow-fields.module.css';

export function ShadowFields({
  shadow,
  colors,
  onChange,
}: {
  shadow: Shadow;
  colors: ThemeColors;
  onChange: (shadow: Shadow, field: string) => void;
}) {
  const { t } = useLingui();
  const id = useId();
  const color = readSourceColor(shadow.color, (slot) => colors[slot], 1) ?? parseColor('#000000');
  const numbers = [
    ['x', t`To the side`, -20, 20, 1],
    ['y', t`Down`, -20, 20, 1],
    ['blur', t`Blur`, 0, 20, 1],
    ['spread', t`Spread`, -20, 20, 1],
    ['alpha', t`Opacity`, 0, 1, 0.05],
  ] as const;
  return (
    <div className={styles.fields}>
      {numbers.map(([field, label, min, max, step]) => (
        <label key={field} className={styles.number}>
          <span>{label}</span>
          <input
            type="range"
            min={Math.min(min, shadow[field])}
            max={Math.max(max, shadow[field])}
            step={step}
            value={shadow[field]}
            onChange={(event) =>
              onChange({ ...shadow, [field]: event.target.valueAsNumber }, field)
            }
          />
          <output>{shadow[field]}</output>
        </label>
      ))}
      <label htmlFor={id} className={styles.number}>
        <span>{t`Colour`}</span>
        <input
          id={id}
          type="color"
          value={color ? formatColor(color) : '#000000'}
          onChange={(event) => onChange({ ...shadow, color: event.target.value }, 'color')}
        />
        {!shadow.color.startsWith('#') && <span>{shadow.color}</span>}
      </label>
      <Checkbox
        label={t`Inside`}
        checked={shadow.inset}
        onToggle={(inset) => onChange({ ...shadow, inset }, 'inset')}
      />
    </div>
  );
}
