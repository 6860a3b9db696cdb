import { type RefObject, use, useEffect, useEffectEvent } from 'react';
import { createPortal } from 'react-dom';
import { useStore } from 'zustand';
import { Plural, Trans } from '@lingui/react/macro';
import type { Status } from '@rookery/contract/schemas/status.ts';
import type { FeedViewHandle } from '#components/feed/feed-view.tsx';
import { isFeedAtTop } from '#components/feed/is-feed-at-top.ts';
import { isShortcutBlocked } from '#lib/keys/is-shortcut-blocked.ts';
import { keyName } from '#lib/keys/key-names.ts';
import { typeAheadBuffer } from '#lib/keys/type-ahead-buffer.ts';
import type { FeedLoader } from '#session/feeds/feed-loader.ts';
import { useSession } from '#session/session-context.ts';
import { type QueueSummary, queueSummary } from '#store/feed/feed-queue.ts';
import { blurActiveElement } from '#ui/focus/return-focus.ts';
import { type ScrollPort, ScrollPortContext } from '#ui/virtual-list/scroll-port.ts';
import { Button } from '#ui/buttons/button.tsx';
import { headHiddenStore } from '#ui/page/head-visibility.ts';
import styles from './new-statuses-button.module.css';

/** The feed that the button updates. */
interface ShownFeed {
  readonly loader: FeedLoader<Status>;
  /** Returns whether the filters let a queued status through. */
  readonly isSeen: (id: string) => boolean;
  readonly view: RefObject<FeedViewHandle | null>;
}

/** Shows the queued statuses, or reloads a stale feed, and scrolls to the top. */
function showNew({ loader, isSeen, view }: ShownFeed, isStale: boolean, port: ScrollPort): void {
  const { count, isAtLeast } = queueSummary(loader.feed, isSeen);
  if (!isStale && count === 0 && !isAtLeast) return;
  /* Removes the focus first: the focused button unmounts, or a focused status is far below the
     top. */
  blurActiveElement();
  const focusFirst = (): void => view.current?.focusFirst();
  if (isStale) void loader.reload().then(focusFirst);
  else {
    loader.showQueued(isFeedAtTop(port));
    focusFirst();
  }
  view.current?.blockClicks();
  port.scrollTo({ top: 0 });
}

/**
 * Calls `show` on the key of the shortcut "show new", by default `.`, in the column that has the focus
 * (R-TL-023). Not while typing, while a menu is open, or behind a modal dialog.
 */
function useNewKey(port: ScrollPort, show: () => void): void {
  const { preferences } = useSession();
  const handleKey = useEffectEvent((event: KeyboardEvent): void => {
    const isNew = keyName(event) === (preferences.get('shortcutKeys')['show-new'] ?? '.');
    if (!isNew || !preferences.get('singleKeyShortcuts') || isShortcutBlocked(event)) return;
    const column = document.activeElement?.closest('[data-column]');
    if (column !== (port.scroller?.closest('[data-column]') ?? null)) return;
    /* The key does nothing while the search field is loading, which receives typed keys then. */
    const { text, isQueued } = typeAheadBuffer.getState();
    if (text === undefined && !isQueued) show();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent): void => handleKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}

/**
 * Button "N new", which shows the queued statuses, or "Reload" if the feed was loaded with outdated
 * filters. While the header is hidden, it is at the top of the window.
 */
export function NewStatusesButton({
  waiting: { count, isAtLeast },
  isStale,
  shown,
}: {
  waiting: QueueSummary;
  isStale: boolean;
  shown: ShownFeed;
}) {
  const port = use(ScrollPortContext);
  const show = (): void => showNew(shown, isStale, port);
  useNewKey(port, show);
  const isPill = useStore(headHiddenStore) && !port.scroller;
  const button = (
    <Button variant={isPill ? 'primary' : 'quiet'} size="small" onClick={show}>
      {isStale ? (
        <Trans>Reload</Trans>
      ) : isAtLeast && count === 0 ? (
        <Trans>Show new posts</Trans>
      ) : isAtLeast ? (
        <Plural value={count} one="More than # new post" other="More than # new posts" />
      ) : (
        <Plural value={count} one="# new post" other="# new posts" />
      )}
    </Button>
  );
  return isPill ? createPortal(<div className={styles.pill}>{button}</div>, document.body) : button;
}
