import { type ComponentType, createContext } from 'react';

/**
 * How a status is rendered: `plain` in a list; `compact` with shortened content where it is
 * secondary; `focused` as the main status of a conversation, with who favourited and reblogged it.
 */
export type CardVariant = 'plain' | 'compact' | 'focused';

/** Components that the app inserts into every card, so that the card imports no feature. */
interface StatusSlots {
  /** Rendered under a card; shows the composer while the viewer replies to it or quotes it. */
  readonly Below?: ComponentType<{ readonly cardId: string }>;
  /** Buttons at the end of the header, for actions of a conversation. */
  readonly HeadTools?: ComponentType<{ readonly cardId: string }>;
}

export const StatusSlotsContext = createContext<StatusSlots>({});
