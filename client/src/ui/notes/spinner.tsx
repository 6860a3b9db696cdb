import { classNames } from '../class-names.ts';
import styles from './spinner.module.css';
import { VisuallyHidden } from '../visually-hidden.tsx';

/**
 * Spinner. `label`, which screen readers announce, is needed if no other text says what is loading.
 * `isBlock` centres the spinner with space around it.
 */
export function Spinner({ label, isBlock = false }: { label?: string; isBlock?: boolean }) {
  return (
    <span
      role={label === undefined ? undefined : 'status'}
      className={classNames(isBlock && styles.block)}
    >
      <span className={styles.ring} />
      {label !== undefined && <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  );
}
