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
  /* Loaded together, so that no failure goes unhandled while the other import is awaited. */
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
  /* Set when the viewer expands the conversation: it is then positioned. A remounted row must
     not move. */
  const [isNew, setNew] = useState(false);
  const open = useCallback(() => {
    setNew(true);
    setOpen(true);
  }, [setOpen]);
  const { pinned } = useSession().tables;
  /* Not undone on unmount: far from the screen the conversation stays expanded, and its row
     pinned. */
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
      {/* Has the role, since a feed may contain only articles. It is no `article` element, since keyboard
          navigation moves between `article` elements. */}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- see above */}
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
