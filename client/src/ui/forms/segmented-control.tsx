import { useId } from 'react';
import { classNames } from '../class-names.ts';
import styles from './segmented-control.module.css';

/**
 * A few short options side by side, of which one is selected. Its label is a text or another
 * element.
 */
export function SegmentedControl<Value extends string>({
  label,
  labelId,
  value,
  options,
  onChoose,
}: {
  label?: string;
  /** Id of the element that contains the label; replaces `label`. */
  labelId?: string;
  value: Value;
  options: readonly (readonly [value: Value, text: string])[];
  onChoose: (value: Value) => void;
}) {
  const name = useId();
  return (
    <div
      role="radiogroup"
      aria-label={label}
      aria-labelledby={labelId}
      className={classNames(styles.cells, styles.segments)}
    >
      {options.map(([option, text]) => (
        <label key={option} className={classNames(styles.cell, styles.segment)}>
          <input
            type="radio"
            name={name}
            checked={option === value}
            onChange={() => onChoose(option)}
          />
          {text}
        </label>
      ))}
    </div>
  );
}
