import { useLingui } from '@lingui/react/macro';
import { formatNumber } from '#i18n/format/number.ts';
import styles from './badge.module.css';
import { VisuallyHidden } from '../visually-hidden.tsx';

/**
 * Number of unread items. Renders nothing for 0 and "99+" above 99. `label` is the accessible text.
 */
export function Badge({ count, label }: { count: number; label: string }) {
  const { i18n } = useLingui();
  if (count <= 0) return null;
  const shown = formatNumber(Math.min(count, 99), i18n.locale);
  return (
    <span className={styles.badge}>
      <span aria-hidden>{count > 99 ? `${shown}+` : shown}</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
