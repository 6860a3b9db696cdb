import { useLingui } from '@lingui/react/macro';
import {
  type ReactNode,
  type Ref,
  type RefObject,
  use,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { findStatusCard, focusStatusInList } from '#components/status/focus-status.ts';
import { StatusSlotsContext } from '#components/status/card-options.ts';
import { useSession } from '#session/session-context.ts';
import { getSessionThreads } from '#session/threads/get-session-threads.ts';
import { SkeletonPosts } from '#ui/notes/skeleton.tsx';
import { Spinner } from '#ui/notes/spinner.tsx';
import type { ScrollAnchor } from '#ui/virtual-list/scroll-anchor.ts';
import type { VirtualListHandle } from '#ui/virtual-list/virtual-list.tsx';
import { blurActiveElement } from '#ui/focus/return-focus.ts';
import { ReplyPostedContext } from '#components/composer/use-inline-target.ts';
import stickyBar from '#ui/page/sticky-bar.module.css';
import { useStickyBarOffset } from '#ui/page/use-sticky-bar-offset.ts';
import type { ThreadRow } from '#store/rows/thread-row.ts';
import { usePreference } from '#session/preferences/use-preference.ts';
import { FoundRepliesNote } from '#components/thread/parts/found-replies-note.tsx';
import { ThreadFailureNote } from '#components/thread/parts/thread-failure-note.tsx';
import { ThreadFeed } from './thread-feed.tsx';
import { LeaveBranchButtons, ThreadTools } from '#components/thread/parts/thread-tools.tsx';
import { type ThreadControls, ThreadControlsContext } from '#components/thread/thread-controls.ts';
import { isNarrowedToBranch, type ThreadLine, threadLines } from '#store/thread/thread-lines.ts';
import { useInitialScroll } from './use-thread-scroll.ts';
import { useShowOwnReply } from '#components/thread/use-show-own-reply.ts';
import { useScrollIntoView } from '#components/thread/use-scroll-into-view.ts';
import { useThread } from '#components/thread/use-thread.ts';
import { useThreadViewState } from '#components/thread/use-thread-view-state.ts';
import type { ThreadViewStorage } from '#store/thread/thread-view-state.ts';
import { type ThreadHandle, useThreadHandle } from './use-thread-handle.ts';
import { threadTree, type ThreadTree } from '#store/thread/thread-tree.ts';
import { insertMissingStatus } from '#store/thread/missing-statuses.ts';

/**
 * Returns the tree with the requested status in it, and whether that status is absent because it could
 * not be loaded.
 */
function useTreeWithFocus(
  { thread, tree }: { readonly thread: ThreadRow | undefined; readonly tree: ThreadTree },
  focus: string,
) {
  const { statuses } = useSession().tables;
  const isLinear = usePreference('conversationDisplay') === 'linear';
  const isAbsent = thread?.failure?.part === 'status' && !tree.depthOf.has(focus);
  const withFocus = useMemo(() => {
    if (!isAbsent) return tree;
    const answeredBy = (id: string) => statuses.get(id)?.inReplyToId;
    /* The list view shows only relations between statuses that the server has sent, so the
       missing status has no replies in it. In the tree, `insertMissingStatus` guesses its
       position from the replies to it. */
    return isLinear
      ? threadTree([...tree.ids, focus], answeredBy, tree)
      : insertMissingStatus(tree, focus, answeredBy);
  }, [isAbsent, isLinear, tree, focus, statuses]);
  return { thread, tree: withFocus, isAbsent };
}

/** Buttons that leave a focused branch, sticky below the page header. */
function DiveBar({
  controls,
  onShow,
}: {
  controls: ThreadControls;
  /** Called with the height of the bar, in CSS pixels. */
  onShow: (height: number) => void;
}) {
  const bar = useRef<HTMLDivElement>(null);
  useStickyBarOffset(bar);
  useLayoutEffect(() => onShow(bar.current?.offsetHeight ?? 0), [onShow]);
  return (
    <div ref={bar} className={stickyBar.bar} data-surface="panel">
      <LeaveBranchButtons controls={controls} />
    </div>
  );
}

/**
 * Returns the key of a line. That of a status is its id, by which positions and heights are saved;
 * other lines add their kind.
 */
function lineKey({ kind, id }: ThreadLine): string {
  return kind === 'status' ? id : `${kind} ${id}`;
}

/* Scrolls to the top before the list mounts. Otherwise the list would find the scroll position
   of the previous page and treat it as the result of scrolling by the reader. */
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
  /** Id of the main status; of a reblog, the id of the original. */
  focus: string;
  /** The saved position at which the list begins. */
  start?: ScrollAnchor | undefined;
  onMove: () => void;
  keeper: ThreadViewStorage;
  list: RefObject<VirtualListHandle | null>;
  handle: Ref<ThreadHandle>;
  /** Rendered after the last line. */
  children?: ReactNode;
}) {
  const { t } = useLingui();
  const threads = getSessionThreads(useSession());
  const conversation = useTreeWithFocus(useThread(focus), focus);
  const { thread, tree, isAbsent } = conversation;
  const box = useRef<HTMLDivElement>(null);
  const hold = useCallback((id: string) => list.current?.keepInPlace(id), [list]);
  const { view, controls, goal } = useThreadViewState(conversation, focus, hold, keeper);
  useScrollIntoView(
    goal,
    useCallback((id) => findStatusCard(box.current, id), []),
  );
  const slots = use(StatusSlotsContext);
  const ownSlots = useMemo(() => ({ ...slots, HeadTools: ThreadTools }), [slots]);
  const shown = useMemo(() => threadLines(tree, view), [tree, view]);
  const lines = useMemo(() => new Map(shown.map((line) => [lineKey(line), line])), [shown]);
  const keys = useMemo(() => [...lines.keys()], [lines]);
  const leadTo = useCallback(
    (id: string) => {
      /* The clicked button may unmount, so the focus is removed from it first. */
      blurActiveElement();
      flushSync(() => controls.showStatus(id));
      list.current?.show(id);
      focusStatusInList(list, id);
    },
    [controls, list],
  );
  const handleReplyPosted = useShowOwnReply(tree, shown, leadTo);
  useThreadHandle(handle, { leadTo, firstKey: keys[0], list });
  const isEmpty = keys.length === 0;
  const [begun] = useState(start);
  const reasonId = lineKey({ kind: 'missing', id: focus, depth: 0 });
  const { showWhy, clearBar } = useInitialScroll({
    focus,
    why: reasonId,
    isDue: !isEmpty && !begun,
    box,
    list,
  });

  const focusRequestedStatus = useCallback(() => focusStatusInList(list, focus), [list, focus]);
  const { failure, cachedAt } = thread ?? {};
  const isRetrying = thread?.isLoading ?? false;
  const note = useMemo(
    () =>
      failure && (
        <ThreadFailureNote
          failure={failure}
          cachedAt={cachedAt}
          isRetrying={isRetrying}
          onRetry={() => void threads.load(focus)}
          onFocusLost={focusRequestedStatus}
        />
      ),
    [failure, cachedAt, isRetrying, threads, focus, focusRequestedStatus],
  );
  /* The note replaces the status if the line of the status is rendered. In a hidden branch it is
     not, and the note is shown above the conversation instead. */
  const instead = isAbsent && lines.has(focus) ? note : undefined;
  return (
    <StatusSlotsContext value={ownSlots}>
      <ThreadControlsContext value={controls}>
        <ReplyPostedContext value={handleReplyPosted}>
          {isNarrowedToBranch(tree, view) && <DiveBar controls={controls} onShow={clearBar} />}
          {!begun && <PageTop />}
          {!isEmpty && (
            <ThreadFeed
              box={box}
              list={list}
              lines={lines}
              view={view}
              focus={focus}
              thread={thread}
              start={begun}
              instead={instead}
              seen={{ key: reasonId, ref: showWhy }}
              onMove={onMove}
            />
          )}
          {!instead && note}
          {thread?.foundReplies !== undefined && (
            <FoundRepliesNote
              count={thread.foundReplies}
              isLoading={thread.isLoading}
              onShow={() => void threads.load(focus)}
              onFocusLost={focusRequestedStatus}
            />
          )}
          {thread?.isLoaded !== true &&
            !failure &&
            (isEmpty ? (
              <SkeletonPosts label={t`Loading conversation…`} count={3} />
            ) : (
              /* Small and late, because it moves while the status above it is laid out. */
              <Spinner label={t`Loading conversation…`} isBlock />
            ))}
          {children}
        </ReplyPostedContext>
      </ThreadControlsContext>
    </StatusSlotsContext>
  );
}
