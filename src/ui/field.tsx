import { useId } from 'react';
import type { ReactNode } from 'react';
import styles from './field.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

/** What every field has beside its control. */
export interface FieldProps {
  label: ReactNode;
  /** The label is read out and not shown, where the place says it all. */
  isLabelHidden?: boolean;
  /** Help that is always there. */
  description?: ReactNode;
  /** What is wrong; the control is then marked invalid. */
  error?: ReactNode;
}

/** What ties a control to its label, help and error. */
export interface ControlIds {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

/** A control with its label above and its help and error below. */
export function Field({
  label,
  isLabelHidden = false,
  description,
  error,
  children,
}: FieldProps & { children: (ids: ControlIds) => ReactNode }) {
  const id = useId();
  const hasError = isPresent(error);
  const hasDescription = isPresent(description);
  const describedBy = [hasDescription && `${id}-help`, hasError && `${id}-error`].filter(Boolean);
  const words = (
    <label htmlFor={id} className={styles.label}>
      {label}
    </label>
  );
  return (
    <div className={styles.field}>
      {isLabelHidden ? <VisuallyHidden>{words}</VisuallyHidden> : words}
      {children({
        id,
        'aria-describedby': describedBy.length > 0 ? describedBy.join(' ') : undefined,
        'aria-invalid': hasError || undefined,
      })}
      {hasDescription && (
        <p id={`${id}-help`} className={styles.description}>
          {description}
        </p>
      )}
      {hasError && (
        <p id={`${id}-error`} role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}

function isPresent(node: ReactNode): boolean {
  return node !== undefined && node !== null && node !== false && node !== '';
}
