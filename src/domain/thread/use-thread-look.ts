import { useCallback, useEffect, useMemo, useState } from 'react';
import type { ThreadRow } from '#entities/rows/thread-row.ts';
import { usePreference } from '#session/preferences/use-preference.ts';
import { useSession } from '#session/session-context.ts';
import type { ThreadViewState } from './thread-view-state.ts';
import { openTo } from './open-to.ts';
import { isBranchShown, seenBelow, type ThreadLook } from './thread-lines.ts';
import type { ThreadControls } from './thread-controls.ts';
import { ancestorsOf, type ThreadTree } from './thread-tree.ts';
import { useUnseen } from './use-unseen.ts';

/* A branch that is shown by the rule needs no entry of its own: the entry `hidden` is just removed. */
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
  readonly start: ThreadViewState | undefined;
  readonly onChange: (look: ThreadViewState) => void;
}

/**
 * How one conversation is looked at, and the means to change that; `keeper` keeps it for who comes back.
 * `hold` is told before a change which status is to stay where it is.
 */
export function useThreadLook(
  {
    thread,
    tree,
    isAbsent = false,
  }: {
    readonly thread: ThreadRow | undefined;
    readonly tree: ThreadTree;
    /** The status that one came for could not be had. */
    readonly isAbsent?: boolean;
  },
  focus: string,
  hold: (id: string) => void,
  keeper: LookKeeper,
): {
  readonly look: ThreadLook;
  readonly controls: ThreadControls;
  /** What the last press wants to be seen. */
  readonly goal: { readonly id: string } | undefined;
  /** Makes a status the goal, as a press does. */
  readonly aim: (id: string) => void;
} {
  const { statuses } = useSession().tables;
  const mode = usePreference('conversationDisplay');
  const isAdvanced = usePreference('conversationTreeAdvanced');
  const maxDepth = usePreference('maxDepthInThread');
  const [ownDives, setDives] = useState(keeper.start?.dives);
  const [begunByHand] = useState<ThreadLook['byHand']>(() => keeper.start?.byHand ?? new Map());
  const [byHand, setByHand] = useState(begunByHand);
  const [goal, setGoal] = useState<{ readonly id: string }>();
  /* The plain tree shows only the branch of the focused status, once it is known where that stands. */
  const isUnplaced = isAbsent && !tree.parentOf.has(focus);
  const begun = useMemo(
    () => (isAdvanced || isUnplaced ? [] : [focus]),
    [isAdvanced, isUnplaced, focus],
  );
  const dives = ownDives ?? begun;
  const dive = dives.at(-1);
  const { onChange } = keeper;
  /* In an effect, since the keeper asks the list for the reader's place, which is not known while drawing. */
  useEffect(() => {
    if (ownDives || byHand !== begunByHand) onChange({ dives: ownDives, byHand });
  }, [ownDives, byHand, begunByHand, onChange]);

  const unseen = useUnseen(focus);
  const { leftOut } = unseen;
  /* Before the whole was fetched, nobody knows what is missing. */
  const isWhole = thread?.isLoaded ?? false;
  const isOrphan = useCallback(
    (id: string) => {
      const answered = statuses.get(id)?.inReplyToId;
      const isAlone = answered != null && !tree.depthOf.has(answered);
      return isWhole && isAlone && !leftOut.has(id);
    },
    [isWhole, statuses, tree, leftOut],
  );
  const path = useMemo(() => new Set(ancestorsOf(tree, focus)), [tree, focus]);
  const look = useMemo(
    (): ThreadLook => ({ mode, dive, byHand, maxDepth, path, isOrphan, leftOut }),
    [mode, dive, byHand, maxDepth, path, isOrphan, leftOut],
  );
  const controls = useMemo((): ThreadControls => {
    /* A status that the filters leave out cannot be shown: the first seen reply below it is shown instead. */
    const goTo = (id: string, next: readonly string[]): void => {
      const seen = (leftOut.has(id) ? seenBelow(tree, look, id)[0] : undefined) ?? id;
      hold(id);
      setDives(next);
      if (seen !== id) setByHand(openTo(tree, { ...look, dive: next.at(-1) }, next, seen).byHand);
      setGoal({ id: seen });
    };
    const leaveTo = (left: readonly string[]): void => {
      if (dive !== undefined) goTo(dive, left);
    };
    return {
      tree,
      unseen,
      isAdvanced,
      dive,
      isDeepDive: dives.length > 1,
      isBranchShown: (id) => isBranchShown(tree, look, id),
      showBranch(id, isShown) {
        const first = isShown ? seenBelow(tree, look, id)[0] : undefined;
        hold(id);
        setByHand((known) => {
          const next = withBranch(tree, { ...look, byHand: known }, id, isShown);
          if (first === undefined) return next;
          return openTo(tree, { ...look, byHand: next }, dives, first).byHand;
        });
        setGoal({ id: first ?? id });
      },
      diveInto: (id) => goTo(id, [...dives.filter((other) => other !== id), id]),
      leaveDive: () => leaveTo(dives.slice(0, -1)),
      showAll: () => leaveTo([]),
      leadTo(id) {
        const open = openTo(tree, look, dives, id);
        setDives(open.dives);
        setByHand(open.byHand);
      },
    };
  }, [tree, unseen, leftOut, isAdvanced, dive, dives, look, hold]);
  const aim = useCallback((id: string) => setGoal({ id }), []);
  return { look, controls, goal, aim };
}
