import { classNames } from '../class-names.ts';
import styles from './spinner.module.css';
import { VisuallyHidden } from '../visually-hidden.tsx';

/**
 * Spinner. Set `label`, which screen readers announce, if nothing else says what is loading.
 * `isBlock` centres it with space around it.
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
