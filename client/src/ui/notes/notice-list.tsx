import type { ReactNode } from 'react';
import { Notice } from './notice.tsx';
import type { NoticeLevel } from './notice.tsx';
import styles from './notice-list.module.css';

/** A translated message for the list of notices. */
export interface NoticeListItem {
  readonly id: number | string;
  readonly level: NoticeLevel;
  /**
   * Whether screen readers do not announce the notice, because another part of the page announces
   * the same failure.
   */
  readonly isQuiet?: boolean;
  readonly text: ReactNode;
}

function urgencyOf({ level, isQuiet = false }: NoticeListItem): 'assertive' | 'polite' | 'off' {
  if (isQuiet) return 'off';
  return level === 'error' ? 'assertive' : 'polite';
}

/**
 * Shows notices, and announces them to screen readers when they appear: errors at once, others when
 * the screen reader pauses. Must be mounted while it is empty, since screen readers announce only
 * changes of existing live regions.
 */
export function NoticeList({
  notices,
  onDismiss,
}: {
  notices: readonly NoticeListItem[];
  onDismiss: (id: NoticeListItem['id']) => void;
}) {
  const renderNotices = (urgency: 'assertive' | 'polite' | 'off') =>
    notices
      .filter((notice) => urgencyOf(notice) === urgency)
      .map(({ id, level, text }) => (
        <Notice key={id} level={level} isFloating onDismiss={() => onDismiss(id)}>
          {text}
        </Notice>
      ));
  return (
    <div className={styles.list}>
      <div role="alert" className={styles.group}>
        {renderNotices('assertive')}
      </div>
      <div className={styles.group}>{renderNotices('off')}</div>
      <output className={styles.group}>{renderNotices('polite')}</output>
    </div>
  );
}
