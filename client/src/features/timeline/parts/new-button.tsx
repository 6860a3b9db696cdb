import { Plural, Trans } from '@lingui/react/macro';
import type { QueueSummary } from '#store/feed/feed-queue.ts';
import { Button } from '#ui/button.tsx';

/**
 * Button "N new", which shows the queued statuses, or "Reload" if the feed was loaded with outdated
 * filters.
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
  return (
    <Button size="small" onClick={onShow}>
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
}
