import { useLingui } from '@lingui/react/macro';
import { useCallback, useLayoutEffect, useState, type RefObject } from 'react';
import { lazyPart } from '#components/chunk/lazy-part.tsx';
import { LazyBoundary } from '#components/chunk/lazy-boundary.tsx';
import { preloadConversationParts } from '#components/status/parts/lazy-conversation-parts.ts';
import { StatusCard } from '#components/status/status-card.tsx';
import { useSavedToggle } from '#session/use-saved-toggle.ts';
import { useSession } from '#session/session-context.ts';
import type { VirtualListHandle } from '#ui/virtual-list/virtual-list.tsx';
import { OpenThreadContext } from './expand-button.tsx';

const InlineThread = lazyPart('InlineThreadSlot', async () => {
  /* Both imports start at once and are awaited by one `Promise.all`. If they were awaited one
     after the other, a failure of one while the other is awaited would be an unhandled
     rejection. */
  const thread = import('./inline-thread-slot.tsx');
  await Promise.all([thread, preloadConversationParts()]);
  return thread;
});

/** A status of a timeline, replaced by its conversation while that is expanded. */
export function FeedStatus({
  id,
  list,
}: {
  id: string;
  /** The list that has a row with this id. */
  list: RefObject<VirtualListHandle | null>;
}) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useSavedToggle(`thread ${id}`, false);
  /* Set when the viewer expands the conversation: only then is it scrolled into position. A row
     that mounts again with an expanded conversation must not scroll. */
  const [isNew, setNew] = useState(false);
  const open = useCallback(() => {
    setNew(true);
    setOpen(true);
  }, [setOpen]);
  const { pinned } = useSession().tables;
  /* The id is not removed on unmount: a row far from the screen unmounts, but its conversation
     stays expanded, so the row must not be dropped from the feed. */
  useLayoutEffect(() => {
    if (isOpen) pinned.withOpenThread.add(id);
    else pinned.withOpenThread.delete(id);
  }, [isOpen, pinned, id]);
  const card = (
    <OpenThreadContext value={open}>
      <StatusCard id={id} />
    </OpenThreadContext>
  );
  if (!isOpen) return card;
  return (
    <LazyBoundary fallback={card}>
      {/* The conversation has the role `article`, because a feed may contain only articles. It
          is not an `<article>` element, because the keyboard shortcuts move between `<article>`
          elements, and those are the statuses in it. */}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the shortcuts move between `<article>` elements */}
      <div role="article" aria-label={t`Conversation`}>
        <InlineThread
          id={id}
          card={card}
          list={list}
          isNew={isNew}
          onClose={() => setOpen(false)}
        />
      </div>
    </LazyBoundary>
  );
}
