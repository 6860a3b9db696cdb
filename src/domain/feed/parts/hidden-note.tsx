import { Plural, Trans } from '@lingui/react/macro';
import type { RefObject } from 'react';
import { isShown, type FilterView } from '#domain/filters/left-out.ts';
import type { FeedItem } from '#entities/rows/feed-row.ts';
import { Button } from '#ui/button.tsx';
import { EmptyNote } from '#ui/empty-note.tsx';
import type { VirtualListHandle } from '#ui/virtual-list/virtual-list.tsx';
import { leadFocus } from '#domain/card/lead-focus.ts';

/**
 * Says at the end of a feed how much of it the reader's own filters hide, with a way to see it. The
 * button goes then; the focus is led to the nearest post that it has brought back.
 */
export function HiddenNote({
  count,
  items,
  filters,
  list,
  onShow,
}: {
  count: number;
  items: readonly FeedItem[];
  filters: FilterView;
  list: RefObject<VirtualListHandle | null>;
  onShow: () => void;
}) {
  const press = (): void => {
    const last = items.findLast((item) => typeof item === 'string' && !isShown(item, filters));
    onShow();
    if (typeof last !== 'string') return;
    const row = list.current?.elementOf(last);
    /* Only rows near the window are drawn, and can take the focus. */
    if (!row || row.getBoundingClientRect().bottom < 0) list.current?.show(last);
    leadFocus(list, last);
  };
  return (
    <EmptyNote
      action={
        <Button onClick={press}>
          <Trans>Show what is hidden</Trans>
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
