import { createPortal } from 'react-dom';
import { useStore } from 'zustand';
import { Plural, Trans } from '@lingui/react/macro';
import type { QueueSummary } from '#store/feed/feed-queue.ts';
import { Button } from '#ui/button.tsx';
import { headHidden } from '#ui/head-visibility.ts';
import styles from './new-button.module.css';

/**
 * Button "N new", which shows the queued statuses, or "Reload" if the feed was loaded with outdated
 * filters. While the header is hidden, it is at the top of the window.
 */
export function NewButton({
  waiting: { count, isAtLeast },
  isStale,
  onShow,
}: {
  waiting: QueueSummary;
  isStale: boolean;
  onShow: () => void;
}) {
  const isPill = useStore(headHidden);
  const button = (
    <Button variant={isPill ? 'primary' : 'quiet'} size="small" onClick={onShow}>
      {isStale ? (
        <Trans>Reload</Trans>
      ) : isAtLeast && count === 0 ? (
        <Trans>Show new</Trans>
      ) : isAtLeast ? (
        <Trans>More than {count} new</Trans>
      ) : (
        <Plural value={count} one="# new" other="# new" />
      )}
    </Button>
  );
  return isPill ? createPortal(<div className={styles.pill}>{button}</div>, document.body) : button;
}
