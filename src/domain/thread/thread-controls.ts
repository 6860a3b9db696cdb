import { createContext } from 'react';
import type { ThreadTree } from './thread-tree.ts';
import type { Unseen } from './use-unseen.ts';

/** What the lines of a conversation may do to how it is shown. */
export interface ThreadControls {
  readonly tree: ThreadTree;
  readonly unseen: Unseen;
  /** Whether branches can be hidden, shown and dived into from each status. */
  readonly isAdvanced: boolean;
  readonly dive: string | undefined;
  /** Dived to from another branch, to which one can return. */
  readonly isDeepDive: boolean;
  readonly isBranchShown: (id: string) => boolean;
  readonly showBranch: (id: string, isShown: boolean) => void;
  readonly diveInto: (id: string) => void;
  /** Back to the branch from which one dived to this. */
  readonly leaveDive: () => void;
  readonly showAll: () => void;
  /** Leaves dives and shows branches until a status is seen. */
  readonly leadTo: (id: string) => void;
}

/** Set by the conversation on the screen; absent outside of one. */
export const ThreadControlsContext = createContext<ThreadControls | undefined>(undefined);
