import { useMemo } from 'react';
import type { ThreadRow } from '#store/rows/thread-row.ts';
import { usePreference } from '#session/preferences/use-preference.ts';
import { useSession } from '#session/session-context.ts';
import { threadTree, type ThreadTree } from './thread-tree.ts';
import { insertMissingStatus } from './insert-missing-status.ts';

/**
 * Returns the tree with the requested status in it, even if it could not be loaded; `isAbsent` says
 * so.
 */
export function useTreeWithFocus(
  { thread, tree }: { readonly thread: ThreadRow | undefined; readonly tree: ThreadTree },
  focus: string,
): {
  readonly thread: ThreadRow | undefined;
  readonly tree: ThreadTree;
  readonly isAbsent: boolean;
} {
  const { statuses } = useSession().tables;
  const isLinear = usePreference('conversationDisplay') === 'linear';
  const isAbsent = thread?.failure?.part === 'status' && !tree.depthOf.has(focus);
  const withFocus = useMemo(() => {
    if (!isAbsent) return tree;
    const answeredBy = (id: string) => statuses.get(id)?.inReplyToId;
    /* Linear mode lists the replies of each status, so a status must not be placed by guess. */
    return isLinear
      ? threadTree([...tree.ids, focus], answeredBy, tree)
      : insertMissingStatus(tree, focus, answeredBy);
  }, [isAbsent, isLinear, tree, focus, statuses]);
  return { thread, tree: withFocus, isAbsent };
}
