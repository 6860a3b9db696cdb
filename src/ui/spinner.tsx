import { classNames } from './class-names.ts';
import styles from './spinner.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

/**
 * A turning ring. Give a `label` where nothing else says what is awaited; it is then read out.
 * `isBlock` centres it with room around, for a whole area that is loading.
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
