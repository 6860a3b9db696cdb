import { useEffect, useRef, useState } from 'react';
import type { ThreadLine } from '#store/thread/thread-lines.ts';
import type { ThreadTree } from '#store/thread/thread-tree.ts';

/**
 * Returns the callback for `ReplyPostedContext`. If the viewer's reply is in a hidden branch, it shows
 * the reply once the conversation contains it. If the reply is visible, nothing moves.
 */
export function useShowOwnReply(
  tree: ThreadTree,
  lines: readonly ThreadLine[],
  lead: (id: string) => void,
): (id: string) => void {
  const [posted, setPosted] = useState<string>();
  const done = useRef<string>(undefined);
  useEffect(() => {
    if (posted === undefined || done.current === posted || !tree.depthOf.has(posted)) return;
    done.current = posted;
    if (lines.some(({ kind, id }) => kind === 'status' && id === posted)) return;
    lead(posted);
  }, [posted, tree, lines, lead]);
  return setPosted;
}
