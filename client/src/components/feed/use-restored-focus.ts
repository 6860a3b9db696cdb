import { useEffect, useLayoutEffect, type RefObject } from 'react';
import type { SessionPart } from '#session/session.ts';
import { useSession } from '#session/session-context.ts';
import type { VirtualListHandle } from '#ui/virtual-list/virtual-list.tsx';
import { outermostArticle } from '#ui/focus/articles.ts';
import { focusStatus } from '#components/card/focus-status.ts';

/** The id of a status and the list row that contains it. */
interface PostInRow {
  readonly row: string;
  readonly post: string;
}

/** By history entry and list name. */
const focusedPosts: SessionPart<Map<string, PostInRow>> = {
  name: 'focused posts',
  create: () => new Map(),
};

/**
 * Returns the outermost status that contains the focus: cards may be nested, and a conversation
 * shares one row.
 */
function focusedPost(list: RefObject<VirtualListHandle | null>): PostInRow | undefined {
  const article = outermostArticle(document.activeElement);
  const post = article?.dataset['status'];
  const row = (article && list.current?.keyOf(article)) ?? post;
  return row && post ? { row, post } : undefined;
}

/**
 * Restores the focus to the status that had it when this history entry was left, as keyboard users
 * expect of Back; otherwise focuses `first`. `name` identifies the list.
 */
export function useRestoredFocus(
  list: RefObject<VirtualListHandle | null>,
  historyKey: string,
  name: string,
  first?: string,
): void {
  const focusedRows = useSession().part(focusedPosts);
  const key = `${historyKey} ${name}`;
  /* In the cleanup, the focused element is still in the document. */
  useLayoutEffect(
    () => () => {
      const focused = focusedPost(list);
      if (focused) focusedRows.set(key, focused);
    },
    [focusedRows, key, list],
  );
  useEffect(() => {
    const focused = focusedRows.get(key);
    focusStatus(list, focused?.row ?? first, focused?.post);
    focusedRows.delete(key);
  }, [focusedRows, key, list, first]);
}
