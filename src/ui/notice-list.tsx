import type { ReactNode } from 'react';
import { Notice } from './notice.tsx';
import type { NoticeLevel } from './notice.tsx';
import styles from './notice-list.module.css';

/** A message to show, its words already made. */
export interface ShownNotice {
  readonly id: number | string;
  readonly level: NoticeLevel;
  readonly text: ReactNode;
}

/**
 * Messages that come and go, announced as they come: errors at once, the others when there is a pause.
 * Keep it mounted while it is empty, since only regions that were there before are read out.
 */
export function NoticeList({
  notices,
  onDismiss,
}: {
  notices: readonly ShownNotice[];
  onDismiss: (id: ShownNotice['id']) => void;
}) {
  const show = (isUrgent: boolean) =>
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
        {show(true)}
      </div>
      <output className={styles.group}>{show(false)}</output>
    </div>
  );
}
