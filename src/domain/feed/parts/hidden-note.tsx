import { Plural, Trans } from '@lingui/react/macro';
import { use } from 'react';
import { FilterSettingsContext } from '#domain/filters/filter-settings.ts';
import { countLeftOut } from '#domain/filters/left-out.ts';
import type { FeedRow } from '#entities/rows/feed-row.ts';
import { useSession } from '#session/session-context.ts';
import { Button } from '#ui/button.tsx';
import { EmptyNote } from '#ui/empty-note.tsx';

/** Says at the end of a feed how much of it the reader's own filters hide, with a way to see it. */
export function HiddenNote({ feed, onShow }: { feed: FeedRow; onShow: () => void }) {
  const { tables, viewerId } = useSession();
  const count = countLeftOut(tables, viewerId, feed.items, use(FilterSettingsContext));
  if (count === 0) return null;
  return (
    <EmptyNote
      action={
        <Button onClick={onShow}>
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
