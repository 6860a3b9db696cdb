import styles from './badge.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

/**
 * Count of unread items. Renders nothing for 0 and "99+" above 99; `label` is the accessible text.
 */
export function Badge({ count, label }: { count: number; label: string }) {
  if (count <= 0) return null;
  return (
    <span className={styles.badge}>
      <span aria-hidden>{count > 99 ? '99+' : count}</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
