import { useLingui } from '@lingui/react/macro';
import { useCallback, useLayoutEffect, useState, type RefObject } from 'react';
import { lazyPart } from '#domain/chunk/lazy-part.tsx';
import { LazyBoundary } from '#domain/chunk/lazy-boundary.tsx';
import { StatusCard } from '#domain/status/status-card.tsx';
import { useUiFlag } from '#domain/card/use-ui-flag.ts';
import { useSession } from '#session/session-context.ts';
import type { VirtualListHandle } from '#ui/virtual-list/virtual-list.tsx';
import { OpenThreadContext } from './expand-button.tsx';

const InlineThread = lazyPart('InlineThreadSlot', () => import('./inline-thread-slot.tsx'));

/** A status of a timeline, or its conversation in its place while that is open. */
export function FeedStatus({
  id,
  list,
}: {
  id: string;
  /** The list that it stands in, under its id. */
  list: RefObject<VirtualListHandle | null>;
}) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useUiFlag(`thread ${id}`, false);
  /* Only a conversation that is opened here and now is placed; one whose row is drawn again is not moved. */
  const [isNew, setNew] = useState(false);
  const open = useCallback(() => {
    setNew(true);
    setOpen(true);
  }, [setOpen]);
  const { pinned } = useSession().tables;
  /* Not taken back on unmount: it stays open, and its row pinned, while it is far from the screen. */
  useLayoutEffect(() => {
    if (isOpen) pinned.opened.add(id);
    else pinned.opened.delete(id);
  }, [isOpen, pinned, id]);
  const card = (
    <OpenThreadContext value={open}>
      <StatusCard id={id} />
    </OpenThreadContext>
  );
  if (!isOpen) return card;
  return (
    <LazyBoundary fallback={card}>
      {/* A feed may hold articles only. Not an `article` element: keys go from one of these to the next. */}
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
