import { Trans, useLingui } from '@lingui/react/macro';
import { useCallback, useEffect, useLayoutEffect, useMemo, useState, type RefObject } from 'react';
import { pathTo } from '#lib/url/paths.ts';
import { findStatusCard } from '#components/status/focus-status.ts';
import { useSession } from '#session/session-context.ts';
import { getSessionThreads } from '#session/threads/get-session-threads.ts';
import { AppLink } from '#ui/app-link.tsx';
import { classNames } from '#ui/class-names.ts';
import { Skeleton } from '#ui/notes/skeleton.tsx';
import type { VirtualListHandle } from '#ui/virtual-list/virtual-list.tsx';
import { blurActiveElement } from '#ui/focus/return-focus.ts';
import { threadExcerpt } from '#store/thread/thread-excerpt.ts';
import {
  clearInlineViewState,
  createInlineViewStorage,
} from '#session/threads/inline-view-storage.ts';
import ownStyles from './inline-thread.module.css';
import { LeaveBranchButtons } from './parts/thread-tools.tsx';
import { InlineThreadBar, InlineThreadLines } from './parts/inline-thread-view.tsx';
import { FoundRepliesNote } from './parts/found-replies-note.tsx';
import { ThreadFailureNote } from './parts/thread-failure-note.tsx';
import { isNarrowedToBranch, threadLines } from '#store/thread/thread-lines.ts';
import styles from './thread.module.css';
import { useInlineThreadPosition } from './use-inline-thread-position.ts';
import { useShowOwnReply } from './use-show-own-reply.ts';
import { useScrollIntoView } from './use-scroll-into-view.ts';
import { useOriginalId, useThread } from './use-thread.ts';
import { useThreadLanes } from './use-thread-lanes.ts';
import { useThreadViewState } from './use-thread-view-state.ts';

/** A conversation inside a timeline, in place of one of its statuses. */
export function InlineThread({
  id,
  list,
  isNew,
  onClose,
}: {
  id: string;
  /** The timeline's list, which has a row with this id. */
  list: RefObject<VirtualListHandle | null>;
  /** Whether the conversation was just expanded, so that its status was at the top of the row. */
  isNew: boolean;
  onClose: () => void;
}) {
  const { t } = useLingui();
  const session = useSession();
  const threads = getSessionThreads(session);
  const focus = useOriginalId(id);
  const { thread, tree } = useThread(focus);
  const { box, bar, hold, settle, clearBar, moveFocus, close } = useInlineThreadPosition({
    id,
    focus,
    list,
    isNew,
    onClose() {
      onClose();
      clearInlineViewState(session, id);
    },
  });
  const [keeper] = useState(() => createInlineViewStorage(session, id));
  const { view, controls, goal, aim } = useThreadViewState({ thread, tree }, focus, hold, keeper);
  useScrollIntoView(
    goal,
    useCallback((wanted) => findStatusCard(box.current, wanted), [box]),
  );
  useEffect(() => {
    if (goal) clearBar(goal.id);
  }, [goal, clearBar]);
  const all = useMemo(() => threadLines(tree, view), [tree, view]);
  const { lanes, stepClass } = useThreadLanes(all, view, focus);
  const lines = useMemo(() => threadExcerpt(all, focus, goal?.id), [all, focus, goal]);
  const showStatus = useCallback(
    (replyId: string) => {
      /* On submit, the composer moved the focus back to the status replied to. It is removed
         from there, so that the new reply can get it. */
      blurActiveElement();
      controls.showStatus(replyId);
      aim(replyId);
    },
    [controls, aim],
  );
  const handleReplyPosted = useShowOwnReply(tree, all, showStatus);
  useLayoutEffect(() => {
    settle();
    /* Next time, keeps the position of the focused status or, if that is not rendered, of the
       line in its place. */
    hold(lines.middle);
  }, [settle, hold, lines]);
  useLayoutEffect(() => {
    if (isNew) clearBar(focus);
  }, [isNew, focus, clearBar]);
  const failure = thread?.failure;
  const opened = useMemo(() => ({ id: focus, row: id, close }), [focus, id, close]);
  const moreLink = lines.isCut && (
    <AppLink href={pathTo('conversation', { id: focus })}>
      <Trans>Show full conversation</Trans>
    </AppLink>
  );
  return (
    <section
      ref={box}
      aria-label={t`Conversation`}
      className={classNames(styles.thread, stepClass, ownStyles.section)}
    >
      <InlineThreadBar bar={bar} onClose={close}>
        {isNarrowedToBranch(tree, view) && <LeaveBranchButtons controls={controls} />}
        {moreLink}
      </InlineThreadBar>
      <InlineThreadLines
        lines={lines.shown}
        lanes={lanes}
        focus={focus}
        newIds={thread?.newIds ?? []}
        controls={controls}
        opened={opened}
        onAnswered={handleReplyPosted}
      />
      {failure && (
        <ThreadFailureNote
          failure={failure}
          cachedAt={thread?.cachedAt}
          isRetrying={thread?.isLoading ?? false}
          onRetry={() => void threads.load(focus)}
          onFocusLost={moveFocus}
        />
      )}
      {thread?.foundReplies !== undefined && (
        <FoundRepliesNote
          count={thread.foundReplies}
          isLoading={thread.isLoading}
          onShow={() => void threads.load(focus)}
          onFocusLost={moveFocus}
        />
      )}
      {thread?.isLoaded !== true && !failure && (
        <output className={styles.note}>
          <Trans>Loading conversation…</Trans>
          <Skeleton size="most" />
        </output>
      )}
      {thread?.isLoaded === true && (
        <p className={ownStyles.end}>
          {lines.isCutBelow ? moreLink : <Trans>The conversation ends here.</Trans>}
        </p>
      )}
    </section>
  );
}
