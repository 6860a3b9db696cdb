import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names.ts';
import { Field } from './field.tsx';
import type { FieldProps } from './field.tsx';
import styles from './field.module.css';

/* Input types without free text, whose direction is that of the page. */
const nonTextTypes: ReadonlySet<string | undefined> = new Set(
  'color date datetime-local month number range time week'.split(' '),
);

/** Single-line text field; accepts all attributes of `<input>`. */
export function TextInput({
  label,
  isLabelHidden,
  description,
  error,
  success,
  className,
  ...rest
}: FieldProps & Omit<ComponentPropsWithRef<'input'>, 'id' | 'children'>) {
  return (
    <Field {...{ label, description, error, success }} isLabelHidden={isLabelHidden ?? false}>
      {(ids) => (
        <input
          dir={nonTextTypes.has(rest.type) ? undefined : 'auto'}
          {...rest}
          {...ids}
          className={classNames(styles.control, className)}
        />
      )}
    </Field>
  );
}
