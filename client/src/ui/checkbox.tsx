import { useId } from 'react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import styles from './checkbox.module.css';

/** Checkbox or radio button with its label beside it and help text below. */
export function Checkbox({
  label,
  description,
  type = 'checkbox',
  onToggle,
  ...rest
}: {
  label: ReactNode;
  description?: ReactNode;
  type?: 'checkbox' | 'radio';
  onToggle: (isChecked: boolean) => void;
} & Omit<ComponentPropsWithRef<'input'>, 'id' | 'type' | 'onChange' | 'onToggle' | 'children'>) {
  const id = useId();
  const hasDescription = description !== undefined && description !== '';
  return (
    <div className={styles.line}>
      <input
        {...rest}
        id={id}
        type={type}
        aria-describedby={hasDescription ? `${id}-help` : undefined}
        onChange={(event) => onToggle(event.target.checked)}
        className={styles.box}
      />
      <label htmlFor={id}>{label}</label>
      {hasDescription && (
        <p id={`${id}-help`} className={styles.description}>
          {description}
        </p>
      )}
    </div>
  );
}
