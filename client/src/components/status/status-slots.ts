import { createContext, use, type ComponentType } from 'react';

/** Components that the app inserts into every card, so that the card imports no feature. */
export interface StatusSlots {
  /** Rendered under a card; shows the reply form while the viewer replies to this card. */
  readonly Below?: ComponentType<{ readonly cardId: string }>;
  /** Buttons at the end of the header, for actions of a conversation. */
  readonly HeadTools?: ComponentType<{ readonly cardId: string }>;
}

export const StatusSlotsContext = createContext<StatusSlots>({});

export function useStatusSlots(): StatusSlots {
  return use(StatusSlotsContext);
}
