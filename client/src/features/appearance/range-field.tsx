import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { formatMeasure, type MeasureUnit } from '#i18n/format/measure.ts';
import { classNames } from '#ui/class-names.ts';
import rangeInput from '#ui/forms/range.module.css';
import styles from './range-field.module.css';

/** Slider with a checkbox. Without a check mark, the default value applies. */
export function RangeField({
  label,
  isSet,
  value,
  min = 0,
  max,
  step = 1,
  unit,
  onChange,
}: {
  label: string;
  isSet: boolean;
  value: number;
  min?: number;
  max: number;
  step?: number;
  unit: MeasureUnit;
  /** Called with undefined to restore the default. */
  onChange: (value: number | undefined) => void;
}) {
  const { i18n, t } = useLingui();
  const id = useId();
  return (
    <fieldset aria-label={label} className={styles.field}>
      <input
        type="checkbox"
        aria-label={t`${label}: set manually`}
        checked={isSet}
        onChange={(event) => onChange(event.target.checked ? value : undefined)}
      />
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <input
        id={id}
        type="range"
        {...{ min, max, step, value }}
        onChange={(event) => onChange(event.target.valueAsNumber)}
        className={classNames(rangeInput.range, styles.range)}
      />
      <output htmlFor={id} className={styles.value}>
        <bdi>{formatMeasure(value, unit, i18n.locale)}</bdi>
      </output>
    </fieldset>
  );
}
