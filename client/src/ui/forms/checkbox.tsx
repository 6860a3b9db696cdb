import { useId } from 'react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import styles from './checkbox.module.css';

/** Checkbox or radio button, with its label beside it and help text below. */
export function Checkbox({
  label,
  description,
  type = 'checkbox',
  isBusy = false,
  onToggle,
  ...rest
}: {
  label: ReactNode;
  description?: ReactNode;
  type?: 'checkbox' | 'radio';
  /**
   * Whether a request is pending. The control then ignores clicks, but unlike a disabled one keeps
   * the focus.
   */
  isBusy?: boolean;
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
        aria-busy={isBusy || rest['aria-busy']}
        aria-disabled={isBusy || rest['aria-disabled']}
        aria-describedby={hasDescription ? `${id}-help` : undefined}
        onChange={(event) => {
          if (!isBusy) onToggle(event.target.checked);
        }}
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
