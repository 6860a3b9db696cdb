import { Trans } from '@lingui/react/macro';
import { useEffect, type ReactNode } from 'react';
import { useStore } from 'zustand';
import type { NamedTimeline } from '#components/timeline/timeline-descriptors.ts';
import { EmptyList } from '#features/lists/empty-list.tsx';
import { pathTo } from '#lib/url/paths.ts';
import { dismissedFirstSteps } from '#session/first-steps/dismissed-first-steps.ts';
import { useSession } from '#session/session-context.ts';
import { openWindow } from '#session/windows/open-windows.ts';
import { LinkButton } from '#ui/app-link.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { EmptyNote } from '#ui/notes/empty-note.tsx';

function NoPosts({ action, children }: { action?: ReactNode; children?: ReactNode }) {
  return (
    <EmptyNote action={action}>
      <span>
        <Trans>No posts</Trans>
      </span>
      {children !== undefined && <br />}
      {children}
    </EmptyNote>
  );
}

function EmptyBookmarks() {
  return (
    <NoPosts
      action={
        <LinkButton href={pathTo('friends')}>
          <Trans>Go to Home</Trans>
        </LinkButton>
      }
    >
      <Trans>Posts you bookmark appear here.</Trans>
    </NoPosts>
  );
}

/** Below the first steps, which an empty home timeline starts (R-TL-062). */
function EmptyHome() {
  const store = useSession().part(dismissedFirstSteps);
  const isClosed = useStore(store);
  useEffect(() => {
    if (store.getState() === undefined) store.setState(false, true);
  }, [store]);
  if (isClosed !== true) return <NoPosts />;
  return (
    <NoPosts
      action={
        <LinkButton href={pathTo('who-to-follow')}>
          <Trans>Find people</Trans>
        </LinkButton>
      }
    >
      <Trans>Home shows posts from the people and hashtags you follow.</Trans>
    </NoPosts>
  );
}

function EmptyPublicTimeline() {
  const session = useSession();
  if (session.viewerId === null)
    return (
      <NoPosts
        action={
          <LinkButton href={pathTo('about')}>
            <Trans>More about this server</Trans>
          </LinkButton>
        }
      />
    );
  return (
    <NoPosts
      action={
        <Button onClick={() => openWindow(session, 'composer', { kind: 'new' })}>
          <Trans>Write a post</Trans>
        </Button>
      }
    >
      <Trans>Be the first to post here.</Trans>
    </NoPosts>
  );
}

/** Content of an empty timeline, with a way to one that is not empty. */
export function EmptyTimeline({ of, listId }: { of?: NamedTimeline; listId?: string }) {
  if (listId !== undefined) return <EmptyList id={listId} />;
  if (of === 'friends') return <EmptyHome />;
  return of === 'bookmarks' ? <EmptyBookmarks /> : <EmptyPublicTimeline />;
}
