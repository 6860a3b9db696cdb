import { useCallback, useEffect, useMemo, useState } from 'react';
import type { ThreadRow } from '#store/rows/thread-row.ts';
import { usePreference } from '#session/preferences/use-preference.ts';
import { useSession } from '#session/session-context.ts';
import type { ThreadViewStorage } from '#store/thread/thread-view-state.ts';
import { revealInThread } from '#store/thread/reveal-in-thread.ts';
import {
  isBranchShown,
  visibleDescendants,
  type ThreadViewOptions,
} from '#store/thread/thread-lines.ts';
import type { ThreadControls } from './thread-controls.ts';
import { ancestorsOf, type ThreadTree } from '#store/thread/thread-tree.ts';
import { useHiddenStatuses } from './use-hidden-statuses.ts';

/* Returns `byHand` with the branch of `id` shown or hidden. A branch that is shown by default,
   because of its depth, has no entry. */
function withBranch(
  tree: ThreadTree,
  options: ThreadViewOptions,
  id: string,
  isShown: boolean,
): ThreadViewOptions['byHand'] {
  const byHand = new Map(options.byHand);
  byHand.delete(id);
  if (!isShown) return byHand.set(id, 'hidden');
  return isBranchShown(tree, { ...options, byHand }, id) ? byHand : byHand.set(id, 'shown');
}

/**
 * Returns the view state of one conversation and the functions that change it; `keeper` stores it.
 * Before a change it calls `hold` with the status that must keep its position.
 */
export function useThreadViewState(
  {
    thread,
    tree,
    isAbsent = false,
  }: {
    readonly thread: ThreadRow | undefined;
    readonly tree: ThreadTree;
    /** Whether the requested status could not be loaded. */
    readonly isAbsent?: boolean;
  },
  focus: string,
  hold: (id: string) => void,
  keeper: ThreadViewStorage,
): {
  readonly view: ThreadViewOptions;
  readonly controls: ThreadControls;
  /** The status that the last click requested, to be scrolled into view. */
  readonly goal: { readonly id: string } | undefined;
  /** Makes a status the `goal`, as a click does. */
  readonly aim: (id: string) => void;
} {
  const { statuses } = useSession().tables;
  const mode = usePreference('conversationDisplay');
  const isAdvanced = usePreference('conversationTreeAdvanced');
  const maxDepth = usePreference('maxDepthInThread');
  const [ownFocusedBranches, setFocusedBranches] = useState(keeper.start?.focusedBranches);
  const [begunByHand] = useState<ThreadViewOptions['byHand']>(
    () => keeper.start?.byHand ?? new Map(),
  );
  const [byHand, setByHand] = useState(begunByHand);
  const [goal, setGoal] = useState<{ readonly id: string }>();
  /* Without the tools of the tree (`isAdvanced`), only the branch of the focused status is
     shown. That requires the position of that status in the tree. */
  const isPositionUnknown = isAbsent && !tree.parentOf.has(focus);
  const initial = useMemo(
    () => (isAdvanced || isPositionUnknown ? [] : [focus]),
    [isAdvanced, isPositionUnknown, focus],
  );
  const focusedBranches = ownFocusedBranches ?? initial;
  const focusedBranch = focusedBranches.at(-1);
  const { onChange } = keeper;
  /* In an effect, since `keeper` reads the reader's position from the list, which must be rendered
     first. */
  useEffect(() => {
    if (ownFocusedBranches || byHand !== begunByHand)
      onChange({ focusedBranches: ownFocusedBranches, byHand });
  }, [ownFocusedBranches, byHand, begunByHand, onChange]);

  const unseen = useHiddenStatuses(focus);
  const { filtered } = unseen;
  /* Until all statuses have been fetched, it is unknown whether a parent is missing or only not
     loaded yet. */
  const isWhole = thread?.isLoaded ?? false;
  const isOrphan = useCallback(
    (id: string) => {
      const parentId = statuses.get(id)?.inReplyToId;
      const isAlone = parentId != null && !tree.depthOf.has(parentId);
      return isWhole && isAlone && !filtered.has(id);
    },
    [isWhole, statuses, tree, filtered],
  );
  const path = useMemo(() => new Set(ancestorsOf(tree, focus)), [tree, focus]);
  const options = useMemo(
    (): ThreadViewOptions => ({ mode, focusedBranch, byHand, maxDepth, path, isOrphan, filtered }),
    [mode, focusedBranch, byHand, maxDepth, path, isOrphan, filtered],
  );
  const controls = useMemo((): ThreadControls => {
    /* A filtered status cannot be shown: the first visible reply below it is shown instead. */
    const goTo = (id: string, next: readonly string[]): void => {
      const seen = (filtered.has(id) ? visibleDescendants(tree, options, id)[0] : undefined) ?? id;
      hold(id);
      setFocusedBranches(next);
      if (seen !== id)
        setByHand(
          revealInThread(tree, { ...options, focusedBranch: next.at(-1) }, next, seen).byHand,
        );
      setGoal({ id: seen });
    };
    const leaveTo = (left: readonly string[]): void => {
      if (focusedBranch !== undefined) goTo(focusedBranch, left);
    };
    return {
      tree,
      focus,
      unseen,
      isAdvanced,
      focusedBranch,
      isNestedFocus: focusedBranches.length > 1,
      isBranchShown: (id) => isBranchShown(tree, options, id),
      showBranch(id, isShown) {
        const first = isShown ? visibleDescendants(tree, options, id)[0] : undefined;
        hold(id);
        setByHand((known) => {
          const next = withBranch(tree, { ...options, byHand: known }, id, isShown);
          if (first === undefined) return next;
          return revealInThread(tree, { ...options, byHand: next }, focusedBranches, first).byHand;
        });
        setGoal({ id: first ?? id });
      },
      focusBranch: (id) => goTo(id, [...focusedBranches.filter((other) => other !== id), id]),
      leaveFocusedBranch: () => leaveTo(focusedBranches.slice(0, -1)),
      showAll: () => leaveTo([]),
      showStatus(id) {
        const open = revealInThread(tree, options, focusedBranches, id);
        setFocusedBranches(open.focusedBranches);
        setByHand(open.byHand);
      },
    };
  }, [tree, focus, unseen, filtered, isAdvanced, focusedBranch, focusedBranches, options, hold]);
  const aim = useCallback((id: string) => setGoal({ id }), []);
  return { view: options, controls, goal, aim };
}
