import type { ReactNode } from 'react';
import { Notice } from './notice.tsx';
import type { NoticeLevel } from './notice.tsx';
import styles from './notice-list.module.css';

/** A message to show, already translated. */
export interface NoticeListItem {
  readonly id: number | string;
  readonly level: NoticeLevel;
  readonly text: ReactNode;
}

/**
 * Announces messages as they appear: errors at once, others when the screen reader pauses. Keep it
 * mounted while empty, because screen readers only announce changes of existing live regions.
 */
export function NoticeList({
  notices,
  onDismiss,
}: {
  notices: readonly NoticeListItem[];
  onDismiss: (id: NoticeListItem['id']) => void;
}) {
  const renderNotices = (isUrgent: boolean) =>
    notices
      .filter((notice) => (notice.level === 'error') === isUrgent)
      .map(({ id, level, text }) => (
        <Notice key={id} level={level} isFloating onDismiss={() => onDismiss(id)}>
          {text}
        </Notice>
      ));
  return (
    <div className={styles.list}>
      <div role="alert" className={styles.group}>
        {renderNotices(true)}
      </div>
      <output className={styles.group}>{renderNotices(false)}</output>
    </div>
  );
}
