import { useId, type ReactNode } from 'react';
import styles from './checkbox.module.css';

/** Radio button of the group `name`, with its label beside it and help text below. */
export function Radio({
  name,
  label,
  description,
  checked,
  onChoose,
}: {
  name: string;
  label: ReactNode;
  description?: ReactNode;
  checked: boolean;
  onChoose: () => void;
}) {
  const id = useId();
  const hasDescription = description !== undefined;
  return (
    <div className={styles.line}>
      <input
        id={id}
        type="radio"
        name={name}
        checked={checked}
        aria-describedby={hasDescription ? `${id}-help` : undefined}
        onChange={onChoose}
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
