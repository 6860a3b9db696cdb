import { createContext } from 'react';

/** A status in a timeline, whose conversation can be opened where it stands. */
export interface InlineThreadState {
  readonly open: () => void;
}

/** Set around each status of a timeline; absent where its conversation is shown already. */
export const InlineThreadContext = createContext<InlineThreadState | undefined>(undefined);
