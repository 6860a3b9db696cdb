import { NoticeList } from '#ui/notice-list.tsx';
import type { ShownNotice } from '#ui/notice-list.tsx';
import styles from './notice-region.module.css';

/** Where global notices lie over the page: at the bottom, above the bar on a phone. */
export function NoticeRegion({
  notices,
  onDismiss,
}: {
  notices: readonly ShownNotice[];
  onDismiss: (id: ShownNotice['id']) => void;
}) {
  return (
    <div className={styles.region}>
      <NoticeList notices={notices} onDismiss={onDismiss} />
    </div>
  );
}
