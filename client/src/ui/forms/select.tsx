import type { ComponentPropsWithRef } from 'react';
import { withoutDirectionControls } from '#lib/direction-controls.ts';
import { Field } from './field.tsx';
import type { FieldProps } from './field.tsx';
import styles from './field.module.css';

export interface SelectOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
}

/**
 * Native select field. A value that is none of the options is shown as an additional option:
 * otherwise the browser would show the first option, although another value is stored.
 */
export function Select<Value extends string>({
  label,
  isLabelHidden,
  description,
  options,
  value,
  onChoose,
  ...rest
}: Omit<FieldProps, 'error'> & {
  options: readonly SelectOption<Value>[];
  value: Value;
  onChoose: (value: Value) => void;
} & Omit<ComponentPropsWithRef<'select'>, 'id' | 'children' | 'value' | 'onChange' | 'multiple'>) {
  return (
    <Field label={label} description={description} isLabelHidden={isLabelHidden ?? false}>
      {(ids) => (
        <select
          {...rest}
          {...ids}
          value={value}
          onChange={(event) => {
            const chosen = options.find((option) => option.value === event.target.value);
            if (chosen) onChoose(chosen.value);
          }}
          className={styles.control}
        >
          {value !== '' && !options.some((option) => option.value === value) && (
            <option value={value}>{withoutDirectionControls(value)}</option>
          )}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {withoutDirectionControls(option.label)}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
