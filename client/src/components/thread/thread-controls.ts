import { createContext } from 'react';
import type { ThreadTree } from '#store/thread/thread-tree.ts';
import type { HiddenStatuses } from './use-hidden-statuses.ts';

/**
 * The state of the conversation view that its lines render, and the functions that change this
 * state.
 */
export interface ThreadControls {
  readonly tree: ThreadTree;
  /** Id of the main status. */
  readonly focus: string;
  readonly unseen: HiddenStatuses;
  /** Whether branches can be hidden, shown and focused from each status. */
  readonly isAdvanced: boolean;
  readonly focusedBranch: string | undefined;
  /** Whether a branch was focused from within another one, to which the viewer can return. */
  readonly isNestedFocus: boolean;
  readonly isBranchShown: (id: string) => boolean;
  readonly showBranch: (id: string, isShown: boolean) => void;
  readonly focusBranch: (id: string) => void;
  /** Returns to the previously focused branch. */
  readonly leaveFocusedBranch: () => void;
  readonly showAll: () => void;
  /** Leaves focused branches and expands folded ones until a status is visible. */
  readonly showStatus: (id: string) => void;
}

/** Provided by the conversation on screen; absent outside of one. */
export const ThreadControlsContext = createContext<ThreadControls | undefined>(undefined);
