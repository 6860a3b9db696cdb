import type { ComponentPropsWithRef } from 'react';
import { classNames } from './class-names.ts';
import { Field } from './field.tsx';
import type { FieldProps } from './field.tsx';
import styles from './field.module.css';

/** A line of text, with everything that an `<input>` takes. */
export function TextInput({
  label,
  isLabelHidden,
  description,
  error,
  className,
  ...rest
}: FieldProps & Omit<ComponentPropsWithRef<'input'>, 'id' | 'children'>) {
  return (
    <Field {...{ label, description, error }} isLabelHidden={isLabelHidden ?? false}>
      {(ids) => <input {...rest} {...ids} className={classNames(styles.control, className)} />}
    </Field>
  );
}
