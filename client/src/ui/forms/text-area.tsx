import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names.ts';
import { Field } from './field.tsx';
import type { FieldProps } from './field.tsx';
import styles from './field.module.css';
import { useGrowingHeight } from './growing-height.ts';

/** Multi-line text field that grows with its content; accepts all attributes of `<textarea>`. */
export function TextArea({
  label,
  isLabelHidden,
  description,
  error,
  className,
  ref,
  ...rest
}: FieldProps & Omit<ComponentPropsWithRef<'textarea'>, 'id' | 'children'>) {
  const area = useGrowingHeight(ref);
  return (
    <Field {...{ label, description, error }} isLabelHidden={isLabelHidden ?? false}>
      {(ids) => (
        <textarea
          dir="auto"
          {...rest}
          {...ids}
          ref={area}
          className={classNames(styles.control, styles.area, className)}
        />
      )}
    </Field>
  );
}
