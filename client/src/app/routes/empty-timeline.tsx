import { Trans } from '@lingui/react/macro';
import { FirstSteps } from '#features/first-steps/first-steps.tsx';
import { EmptyList } from '#features/lists/empty-list.tsx';
import { pathTo } from '#lib/url/paths.ts';
import { LinkButton } from '#ui/app-link.tsx';
import { EmptyNote } from '#ui/notes/empty-note.tsx';

function EmptyBookmarks() {
  return (
    <EmptyNote
      action={
        <LinkButton href={pathTo('friends')}>
          <Trans>Go to Home</Trans>
        </LinkButton>
      }
    >
      <span>
        <Trans>No posts</Trans>
      </span>
      <br />
      <Trans>Posts you bookmark appear here.</Trans>
    </EmptyNote>
  );
}

/** Content of an empty timeline: of a list, the bookmarks or the home timeline. */
export function EmptyTimeline({ of, listId }: { of?: 'friends' | 'bookmarks'; listId?: string }) {
  if (listId !== undefined) return <EmptyList id={listId} />;
  return of === 'bookmarks' ? <EmptyBookmarks /> : <FirstSteps />;
}
