import { useEffect, useLayoutEffect, type RefObject } from 'react';
import type { Feeds } from '#session/feeds/feeds.ts';
import { useSession } from '#session/session-context.ts';
import type { VirtualListHandle } from '#ui/virtual-list/virtual-list.tsx';
import { leadFocus } from './lead-focus.ts';

const kept = new WeakMap<Feeds, Map<string, string>>();

/** The outermost post in which the focus is, by the id of its status: posts hold posts. */
function focusedPost(): string | undefined {
  const post = document.activeElement?.closest<HTMLElement>('article:not(article *)');
  return post?.dataset['status'];
}

/**
 * Gives the focus back to the post that had it when this entry of the history was left, as who reads
 * by keys expects of Back; or to `first` where nobody has been. `name` tells the list.
 */
export function useKeptFocus(
  list: RefObject<VirtualListHandle | null>,
  visit: string,
  name: string,
  first?: string,
): void {
  const { feeds } = useSession();
  const key = `${visit} ${name}`;
  /* While it is left what had the focus still stands in the document. */
  useLayoutEffect(
    () => () => {
      const all = kept.get(feeds) ?? new Map<string, string>();
      const id = focusedPost();
      if (id !== undefined) kept.set(feeds, all.set(key, id));
    },
    [feeds, key],
  );
  useEffect(() => {
    leadFocus(list, kept.get(feeds)?.get(key) ?? first);
    kept.get(feeds)?.delete(key);
  }, [feeds, key, list, first]);
}
