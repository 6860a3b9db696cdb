import styles from './badge.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

/** A count of what waits. Shows nothing for 0, and "99+" past 99; `label` says the count in words. */
export function Badge({ count, label }: { count: number; label: string }) {
  if (count <= 0) return null;
  return (
    <span className={styles.badge}>
      <span aria-hidden>{count > 99 ? '99+' : count}</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
