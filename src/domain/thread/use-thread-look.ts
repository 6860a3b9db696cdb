import { useCallback, useLayoutEffect, useMemo, useState } from 'react';
import type { ThreadRow } from '#entities/rows/thread-row.ts';
import { usePreference } from '#session/preferences/use-preference.ts';
import { useSession } from '#session/session-context.ts';
import type { KeptLook } from './kept-look.ts';
import { openTo } from './open-to.ts';
import { isBranchShown, type ThreadLook } from './thread-lines.ts';
import type { ThreadControls } from './thread-controls.ts';
import { ancestorsOf, type ThreadTree } from './thread-tree.ts';

/* What the rule shows anyway is shown as before once it was hidden, and no further down. */
function withBranch(
  tree: ThreadTree,
  look: ThreadLook,
  id: string,
  isShown: boolean,
): ThreadLook['byHand'] {
  const byHand = new Map(look.byHand);
  byHand.delete(id);
  if (!isShown) return byHand.set(id, 'hidden');
  return isBranchShown(tree, { ...look, byHand }, id) ? byHand : byHand.set(id, 'shown');
}

/** Where the look of a conversation is kept for who comes back to it. */
export interface LookKeeper {
  /** As it was left. */
  readonly start: KeptLook | undefined;
  readonly onChange: (look: KeptLook) => void;
}

/**
 * How one conversation is looked at, and the means to change that. Without a `keeper` it begins anew
 * with each opening (spec 1 §2: collapsing resets what was shown, hidden and focused). `hold` is told
 * before a change which status is to stay where it is.
 */
export function useThreadLook(
  { thread, tree }: { readonly thread: ThreadRow | undefined; readonly tree: ThreadTree },
  focus: string,
  hold: (id: string) => void,
  keeper?: LookKeeper,
): {
  readonly look: ThreadLook;
  readonly controls: ThreadControls;
  /** What the last press wants to be seen. */
  readonly goal: { readonly id: string } | undefined;
} {
  const { statuses } = useSession().tables;
  const mode = usePreference('conversationDisplay');
  const isAdvanced = usePreference('conversationTreeAdvanced');
  const maxDepth = usePreference('maxDepthInThread');
  const [ownDives, setDives] = useState(keeper?.start?.dives);
  const [byHand, setByHand] = useState<ThreadLook['byHand']>(
    () => keeper?.start?.byHand ?? new Map(),
  );
  const [goal, setGoal] = useState<{ readonly id: string }>();
  /* The plain tree begins with the branch of the status that one came for. */
  const begun = useMemo(() => (isAdvanced ? [] : [focus]), [isAdvanced, focus]);
  const dives = ownDives ?? begun;
  const dive = dives.at(-1);
  const onChange = keeper?.onChange;
  useLayoutEffect(() => {
    if (ownDives || byHand.size > 0) onChange?.({ dives: ownDives, byHand });
  }, [ownDives, byHand, onChange]);

  /* Before the whole was fetched, nobody knows what is missing. */
  const isWhole = thread?.isLoaded ?? false;
  const isOrphan = useCallback(
    (id: string) => {
      const answered = statuses.get(id)?.inReplyToId;
      return isWhole && answered != null && !tree.depthOf.has(answered);
    },
    [isWhole, statuses, tree],
  );
  const path = useMemo(() => new Set(ancestorsOf(tree, focus)), [tree, focus]);
  const look = useMemo(
    (): ThreadLook => ({ mode, dive, byHand, maxDepth, path, isOrphan }),
    [mode, dive, byHand, maxDepth, path, isOrphan],
  );
  const controls = useMemo((): ThreadControls => {
    const leaveTo = (left: readonly string[]): void => {
      if (dive === undefined) return;
      hold(dive);
      setDives(left);
      setGoal({ id: dive });
    };
    return {
      tree,
      isAdvanced,
      dive,
      isDeepDive: dives.length > 1,
      isBranchShown: (id) => isBranchShown(tree, look, id),
      showBranch(id, isShown) {
        hold(id);
        setByHand((known) => withBranch(tree, { ...look, byHand: known }, id, isShown));
        setGoal({ id: (isShown ? tree.repliesTo.get(id)?.[0] : undefined) ?? id });
      },
      diveInto(id) {
        hold(id);
        setDives([...dives.filter((other) => other !== id), id]);
        setGoal({ id });
      },
      leaveDive: () => leaveTo(dives.slice(0, -1)),
      showAll: () => leaveTo([]),
      leadTo(id) {
        const open = openTo(tree, look, dives, id);
        setDives(open.dives);
        setByHand(open.byHand);
      },
    };
  }, [tree, isAdvanced, dive, dives, look, hold]);
  return { look, controls, goal };
}
