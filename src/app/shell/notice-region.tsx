import { NoticeList } from '#ui/notice-list.tsx';
import type { NoticeListItem } from '#ui/notice-list.tsx';
import styles from './notice-region.module.css';

/** Positions global notices at the bottom of the page, above the bar on mobile. */
export function NoticeRegion({
  notices,
  onDismiss,
}: {
  notices: readonly NoticeListItem[];
  onDismiss: (id: NoticeListItem['id']) => void;
}) {
  return (
    <div className={styles.region}>
      <NoticeList notices={notices} onDismiss={onDismiss} />
    </div>
  );
}
