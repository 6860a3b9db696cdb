import { Plural, Trans } from '@lingui/react/macro';
import type { RefObject } from 'react';
import { isItemShown, type FilterEnvironment } from '#session/filters/hidden-items.ts';
import type { FeedItem } from '#store/rows/feed-row.ts';
import { Button } from '#ui/buttons/button.tsx';
import { EmptyNote } from '#ui/notes/empty-note.tsx';
import type { VirtualListHandle } from '#ui/virtual-list/virtual-list.tsx';
import { focusStatusInList } from '#components/status/focus-status.ts';

/**
 * Shows at the end of a feed how many statuses the viewer's filters hide, with a button that shows
 * them. After a click the button disappears, and the focus moves to the nearest status now shown.
 */
export function HiddenStatusesNote({
  count,
  items,
  filters,
  list,
  onShow,
}: {
  count: number;
  items: readonly FeedItem[];
  filters: FilterEnvironment;
  list: RefObject<VirtualListHandle | null>;
  onShow: () => void;
}) {
  const handleClick = (): void => {
    const last = items.findLast((item) => typeof item === 'string' && !isItemShown(item, filters));
    onShow();
    if (typeof last !== 'string') return;
    const row = list.current?.elementOf(last);
    /* Only rows near the window are rendered and can take the focus. */
    if (!row || row.getBoundingClientRect().bottom < 0) list.current?.show(last);
    focusStatusInList(list, last);
  };
  return (
    <EmptyNote
      action={
        <Button onClick={handleClick}>
          <Trans>Show hidden posts</Trans>
        </Button>
      }
    >
      <Plural
        value={count}
        one="# post is hidden by your filters"
        other="# posts are hidden by your filters"
      />
    </EmptyNote>
  );
}
