import { useCallback, useMemo, useState } from 'react';
import { usePreference } from '#session/preferences/use-preference.ts';
import { useSession } from '#session/session-context.ts';
import { isBranchShown, type ThreadLook } from './thread-lines.ts';
import type { ThreadControls } from './thread-controls.ts';
import type { ThreadTree } from './thread-tree.ts';

/**
 * How one conversation is looked at, and the means to change that. It begins anew with each opening
 * (spec 1 §2: collapsing resets what was shown, hidden and focused).
 */
export function useThreadLook(
  tree: ThreadTree,
  focus: string,
): {
  readonly look: ThreadLook;
  readonly controls: ThreadControls;
  readonly leaveDive: () => void;
  readonly showAll: () => void;
} {
  const { statuses } = useSession().tables;
  const mode = usePreference('conversationDisplay');
  const isAdvanced = usePreference('conversationTreeAdvanced');
  const maxDepth = usePreference('maxDepthInThread');
  /* The plain tree begins with the branch of the status that one came for. */
  const [dives, setDives] = useState<readonly string[]>(isAdvanced ? [] : [focus]);
  const [byHand, setByHand] = useState<ThreadLook['byHand']>(new Map());
  const dive = dives.at(-1);

  const isOrphan = useCallback(
    (id: string) => statuses.get(id)?.inReplyToId != null && !tree.parentOf.has(id),
    [statuses, tree],
  );
  const look = useMemo(
    (): ThreadLook => ({ mode, dive, byHand, maxDepth, isOrphan }),
    [mode, dive, byHand, maxDepth, isOrphan],
  );
  const showBranch = useCallback((id: string, isShown: boolean) => {
    setByHand((known) => new Map(known).set(id, isShown ? 'shown' : 'hidden'));
  }, []);
  const diveInto = useCallback((id: string) => {
    setDives((known) => [...known.filter((other) => other !== id), id]);
  }, []);
  const controls = useMemo(
    (): ThreadControls => ({
      tree,
      isAdvanced,
      dive,
      isBranchShown: (id) => isBranchShown(tree, look, id),
      showBranch,
      diveInto,
    }),
    [tree, isAdvanced, dive, look, showBranch, diveInto],
  );
  return {
    look,
    controls,
    leaveDive: useCallback(() => setDives((known) => known.slice(0, -1)), []),
    showAll: useCallback(() => setDives([]), []),
  };
}
