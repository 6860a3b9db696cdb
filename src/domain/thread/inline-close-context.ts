import { createContext } from 'react';

/** A conversation that is open inside a timeline. */
export interface InlineClose {
  /** The status that it was opened from, and that closes it. */
  readonly id: string;
  readonly close: () => void;
}

/** Set around the lines of such a conversation; absent elsewhere. */
export const InlineCloseContext = createContext<InlineClose | undefined>(undefined);
