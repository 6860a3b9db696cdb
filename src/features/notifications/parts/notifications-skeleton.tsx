import { useLingui } from '@lingui/react/macro';
import { Skeleton } from '#ui/skeleton.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import styles from './notifications-list.module.css';

const rows = ['most', 'half', 'most', 'most', 'half'] as const;

/** Placeholder for notifications while they load. */
export function NotificationsSkeleton() {
  const { t } = useLingui();
  return (
    <output className={styles.skeleton}>
      <VisuallyHidden>{t`Loading notifications`}</VisuallyHidden>
      {rows.map((size, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the list never changes
        <div key={index} className={styles.coming}>
          <Skeleton size="half" />
          <Skeleton size={size} />
        </div>
      ))}
    </output>
  );
}
