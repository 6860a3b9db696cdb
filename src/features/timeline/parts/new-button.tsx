import { Plural, Trans } from '@lingui/react/macro';
import { queueSummary } from '#entities/feed/queue-summary.ts';
import type { FeedRow } from '#entities/rows/feed-row.ts';
import { Button } from '#ui/button.tsx';

/**
 * "N new": shows what waits, newest first. "Reload" where what is shown was asked for by filters that
 * no longer hold.
 */
export function NewButton({
  feed,
  isStale,
  onShow,
}: {
  feed: FeedRow;
  isStale: boolean;
  onShow: () => void;
}) {
  const { count, isAtLeast } = queueSummary(feed);
  if (count === 0 && !isStale) return null;
  return (
    <Button size="small" onClick={onShow}>
      {isStale ? (
        <Trans>Reload</Trans>
      ) : isAtLeast ? (
        <Trans>More than {count} new</Trans>
      ) : (
        <Plural value={count} one="# new" other="# new" />
      )}
    </Button>
  );
}
