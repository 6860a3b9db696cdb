import { useLingui } from '@lingui/react/macro';
import { type ReactNode, type Ref, type RefObject, useCallback, useMemo } from 'react';
import type { ThreadRow } from '#store/rows/thread-row.ts';
import { usePreference } from '#session/preferences/use-preference.ts';
import { handleFeedKey } from '#ui/focus/feed-keys.ts';
import type { ScrollAnchor } from '#ui/virtual-list/scroll-anchor.ts';
import { VirtualList, type VirtualListHandle } from '#ui/virtual-list/virtual-list.tsx';
import { classNames } from '#ui/class-names.ts';
import type { ThreadLine, ThreadViewOptions } from '#store/thread/thread-lines.ts';
import { useThreadLanes } from '#components/thread/use-thread-lanes.ts';
import styles from '#components/thread/thread.module.css';
import { ThreadLineView } from '#components/thread/parts/thread-line-view.tsx';

export function ThreadFeed({
  box,
  list,
  lines,
  view,
  focus,
  thread,
  start,
  instead,
  seen: { key: seenKey, ref: seenRef },
  onMove,
}: {
  box: Ref<HTMLDivElement>;
  list: RefObject<VirtualListHandle | null>;
  /** The lines of the conversation by key, in display order. */
  lines: ReadonlyMap<string, ThreadLine>;
  view: ThreadViewOptions;
  /** Id of the focused status of the conversation. */
  focus: string;
  thread: ThreadRow | undefined;
  /** The saved position at which the list begins. */
  start: ScrollAnchor | undefined;
  /** Message shown in place of the focused status. */
  instead: ReactNode;
  /** The key of a line whose element the caller needs, and the ref that receives the element. */
  seen: { readonly key: string; readonly ref: Ref<HTMLDivElement> };
  onMove: () => void;
}) {
  const { t } = useLingui();
  const isWhole = !usePreference('virtualScrolling');
  const newIds = useMemo(() => new Set(thread?.newIds), [thread?.newIds]);
  const keys = useMemo(() => [...lines.keys()], [lines]);
  const shown = useMemo(() => [...lines.values()], [lines]);
  const { lanes, stepClass } = useThreadLanes(shown, view, focus);
  const row = useCallback(
    (key: string) => {
      const line = lines.get(key);
      if (!line) return null;
      return (
        <ThreadLineView
          ref={key === seenKey ? seenRef : undefined}
          line={line}
          place={lanes.get(line)}
          focus={focus}
          isNew={line.kind === 'status' && newIds.has(line.id)}
          instead={key === focus ? instead : undefined}
        />
      );
    },
    [lines, lanes, newIds, focus, instead, seenKey, seenRef],
  );
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the ARIA feed pattern handles keys of the focused status here
    <div
      ref={box}
      role="feed"
      aria-label={t`Conversation`}
      aria-busy={thread?.isLoading ?? true}
      className={classNames(styles.thread, stepClass)}
      onKeyDown={handleFeedKey}
    >
      <VirtualList
        handle={list}
        rowKeys={keys}
        renderRow={row}
        size={thread?.isLoaded === true ? keys.length : -1}
        start={start}
        isWhole={isWhole}
        makesRoom
        onMove={onMove}
      />
    </div>
  );
}
