import type { ComponentPropsWithRef } from 'react';
import { classNames } from './class-names.ts';
import { Field } from './field.tsx';
import type { FieldProps } from './field.tsx';
import styles from './field.module.css';

/* Fields that hold no text: browsers lay them out by the direction of the page. */
const textless: ReadonlySet<string | undefined> = new Set(
  'color date datetime-local month number range time week'.split(' '),
);

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
      {(ids) => (
        <input
          dir={textless.has(rest.type) ? undefined : 'auto'}
          {...rest}
          {...ids}
          className={classNames(styles.control, className)}
        />
      )}
    </Field>
  );
}
