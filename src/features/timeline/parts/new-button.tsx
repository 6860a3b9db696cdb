import { Plural, Trans } from '@lingui/react/macro';
import { queueSummary } from '#entities/feed/queue-summary.ts';
import type { FeedRow } from '#entities/rows/feed-row.ts';
import { Button } from '#ui/button.tsx';

/** "N new": shows what waits, newest first. */
export function NewButton({ feed, onShow }: { feed: FeedRow; onShow: () => void }) {
  const { count, isAtLeast } = queueSummary(feed);
  if (count === 0) return null;
  return (
    <Button size="small" onClick={onShow}>
      {isAtLeast ? (
        <Trans>More than {count} new</Trans>
      ) : (
        <Plural value={count} one="# new" other="# new" />
      )}
    </Button>
  );
}
