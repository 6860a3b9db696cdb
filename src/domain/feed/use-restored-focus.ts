import { useEffect, useLayoutEffect, type RefObject } from 'react';
import type { SessionPart } from '#session/session.ts';
import { useSession } from '#session/session-context.ts';
import type { VirtualListHandle } from '#ui/virtual-list/virtual-list.tsx';
import { leadFocus } from '#domain/card/lead-focus.ts';

/** A post, by the id of its status, and the list's row that it stands in. */
interface PostInRow {
  readonly row: string;
  readonly post: string;
}

/** By the entry of the history and the name of the list. */
const focusedPosts: SessionPart<Map<string, PostInRow>> = {
  name: 'focused posts',
  create: () => new Map(),
};

/** The outermost post in which the focus is: posts hold posts, and a conversation's share one row. */
function focusedPost(): PostInRow | undefined {
  const article = document.activeElement?.closest<HTMLElement>('article:not(article *)');
  const post = article?.dataset['status'];
  const row = article?.closest<HTMLElement>('[data-row]')?.dataset['row'] ?? post;
  return row && post ? { row, post } : undefined;
}

/**
 * Gives the focus back to the post that had it when this entry of the history was left, as who reads
 * by keys expects of Back; or to `first` where nobody has been. `name` tells the list.
 */
export function useRestoredFocus(
  list: RefObject<VirtualListHandle | null>,
  historyKey: string,
  name: string,
  first?: string,
): void {
  const kept = useSession().part(focusedPosts);
  const key = `${historyKey} ${name}`;
  /* In the cleanup, what has the focus is still in the document. */
  useLayoutEffect(
    () => () => {
      const focused = focusedPost();
      if (focused) kept.set(key, focused);
    },
    [kept, key],
  );
  useEffect(() => {
    const focused = kept.get(key);
    leadFocus(list, focused?.row ?? first, focused?.post);
    kept.delete(key);
  }, [kept, key, list, first]);
}
