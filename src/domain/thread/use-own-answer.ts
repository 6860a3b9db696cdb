import { useEffect, useRef, useState } from 'react';
import type { ThreadLine } from './thread-lines.ts';
import type { ThreadTree } from './thread-tree.ts';

/**
 * For `AnsweredContext`: an answer that one has posted here, and that lands where nothing is shown, is
 * shown by `lead` once it has joined the conversation. One that is seen anyway moves nobody.
 */
export function useOwnAnswer(
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
