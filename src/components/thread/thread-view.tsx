import { useLingui } from '@lingui/react/macro';
import {
  use,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
  type Ref,
  type RefObject,
} from 'react';
import { flushSync } from 'react-dom';
import { focusStatus } from '#components/card/focus-status.ts';
import { findStatusCard } from '#components/card/find-status-card.ts';
import { StatusSlotsContext } from '#components/status/status-slots.ts';
import { useSession } from '#session/session-context.ts';
import { threadsOf } from '#session/threads/threads-of.ts';
import { SkeletonPosts } from '#ui/skeleton-posts.tsx';
import type { ScrollAnchor } from '#ui/virtual-list/scroll-anchor.ts';
import type { VirtualListHandle } from '#ui/virtual-list/virtual-list.tsx';
import { blurActiveElement } from '#ui/focus/blur-active-element.ts';
import { ReplyPostedContext } from '#components/composer/reply-posted-context.ts';
import { DiveBar } from './parts/dive-bar.tsx';
import { ThreadFailureNote } from './parts/thread-failure-note.tsx';
import { ThreadFeed } from './parts/thread-feed.tsx';
import { ThreadTools } from './parts/thread-tools.tsx';
import { ThreadControlsContext } from './thread-controls.ts';
import { isNarrowed, threadLines, type ThreadLine } from './thread-lines.ts';
import { useInitialScroll } from './use-initial-scroll.ts';
import { useOwnReply } from './use-own-reply.ts';
import { useScrollIntoView } from './use-scroll-into-view.ts';
import { useThread } from './use-thread.ts';
import { useThreadViewState, type ThreadViewStorage } from './use-thread-view-state.ts';
import { useThreadHandle, type ThreadHandle } from './use-thread-handle.ts';
import { useTreeWithFocus } from './use-tree-with-focus.ts';

/**
 * Statuses use their id as key, so that positions and heights can be saved; other lines add their
 * kind.
 */
function lineKey({ kind, id }: ThreadLine): string {
  return kind === 'status' ? id : `${kind} ${id}`;
}

/* The previous page may have been scrolled, and the list would treat that as scrolling by the
   reader. */
function PageTop() {
  useLayoutEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, []);
  return null;
}

/**
 * A conversation: the focused status, its ancestors and its replies, as a list or a tree
 * (R-CONV-001). The focused status stays in place while the others load around it.
 */
export function ThreadView({
  focus,
  start,
  onMove,
  keeper,
  list,
  handle,
  children,
}: {
  /** Id of the status, never of a reblog. */
  focus: string;
  /** Where reading continues. */
  start?: ScrollAnchor | undefined;
  onMove: () => void;
  keeper: ThreadViewStorage;
  list: RefObject<VirtualListHandle | null>;
  handle: Ref<ThreadHandle>;
  /** Rendered at the end. */
  children?: ReactNode;
}) {
  const { t } = useLingui();
  const threads = threadsOf(useSession());
  const conversation = useTreeWithFocus(useThread(focus), focus);
  const { thread, tree, isAbsent } = conversation;
  const box = useRef<HTMLDivElement>(null);
  const hold = useCallback((id: string) => list.current?.keepInPlace(id), [list]);
  const { look, controls, goal } = useThreadViewState(conversation, focus, hold, keeper);
  useScrollIntoView(
    goal,
    useCallback((id) => findStatusCard(box.current, id), []),
  );
  const slots = use(StatusSlotsContext);
  const ownSlots = useMemo(() => ({ ...slots, HeadTools: ThreadTools }), [slots]);
  const shown = useMemo(() => threadLines(tree, look), [tree, look]);
  const lines = useMemo(() => new Map(shown.map((line) => [lineKey(line), line])), [shown]);
  const keys = useMemo(() => [...lines.keys()], [lines]);
  const leadTo = useCallback(
    (id: string) => {
      /* The button may unmount, and the focus with it. */
      blurActiveElement();
      flushSync(() => controls.showStatus(id));
      list.current?.show(id);
      focusStatus(list, id);
    },
    [controls, list],
  );
  const handleReplyPosted = useOwnReply(tree, shown, leadTo);
  useThreadHandle(handle, { leadTo, firstKey: keys[0], list });
  const isEmpty = keys.length === 0;
  const [begun] = useState(start);
  const reasonId = lineKey({ kind: 'missing', id: focus, depth: 0 });
  const showWhy = useInitialScroll({ focus, why: reasonId, isDue: !isEmpty && !begun, box, list });

  const focusRequestedStatus = useCallback(() => focusStatus(list, focus), [list, focus]);
  const { failure, cachedAt: storedAt } = thread ?? {};
  const isRetrying = thread?.isLoading ?? false;
  const note = useMemo(
    () =>
      failure && (
        <ThreadFailureNote
          failure={failure}
          storedAt={storedAt}
          isRetrying={isRetrying}
          onRetry={() => void threads.load(focus)}
          onFocusLost={focusRequestedStatus}
        />
      ),
    [failure, storedAt, isRetrying, threads, focus, focusRequestedStatus],
  );
  /* Only if its line is rendered: in a hidden branch the note would not be visible. */
  const instead = isAbsent && lines.has(focus) ? note : undefined;
  return (
    <StatusSlotsContext value={ownSlots}>
      <ThreadControlsContext value={controls}>
        <ReplyPostedContext value={handleReplyPosted}>
          {isNarrowed(tree, look) && <DiveBar controls={controls} />}
          {!begun && <PageTop />}
          {!isEmpty && (
            <ThreadFeed
              box={box}
              list={list}
              lines={lines}
              focus={focus}
              thread={thread}
              start={begun}
              instead={instead}
              seen={{ key: reasonId, ref: showWhy }}
              onMove={onMove}
            />
          )}
          {!instead && note}
          {thread?.isLoaded !== true && !failure && (
            <SkeletonPosts label={t`Loading the conversation`} count={3} />
          )}
          {children}
        </ReplyPostedContext>
      </ThreadControlsContext>
    </StatusSlotsContext>
  );
}
