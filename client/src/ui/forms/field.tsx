import Check from 'lucide-react/icons/check';
import { useId } from 'react';
import type { ReactNode } from 'react';
import styles from './field.module.css';
import { Icon } from '../pictures/icon.tsx';
import { VisuallyHidden } from '../visually-hidden.tsx';

/** Props shared by all form fields. */
export interface FieldProps {
  label: ReactNode;
  /** Whether the label is visually hidden. Screen readers still read it. */
  isLabelHidden?: boolean;
  /** Help text, which is always visible. */
  description?: ReactNode;
  /** Error message. If set, the control is marked as invalid. */
  error?: ReactNode;
  /** Says that the input is right, with a tick. Not shown with an error. */
  success?: ReactNode;
}

/** Attributes that connect a control with its label, help and error. */
export interface ControlIds {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

/** Renders a control with its label above, and help and error below. */
export function Field({
  label,
  isLabelHidden = false,
  description,
  error,
  success,
  children,
}: FieldProps & { children: (ids: ControlIds) => ReactNode }) {
  const id = useId();
  const hasError = isPresent(error);
  const hasDescription = isPresent(description);
  const describedBy = [hasDescription && `${id}-help`, hasError && `${id}-error`].filter(Boolean);
  const labelElement = (
    <label htmlFor={id} className={styles.label}>
      {label}
    </label>
  );
  return (
    <div className={styles.field}>
      {isLabelHidden ? <VisuallyHidden>{labelElement}</VisuallyHidden> : labelElement}
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
      {!hasError && isPresent(success) && (
        <output className={styles.success}>
          <Icon of={Check} />
          {success}
        </output>
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
