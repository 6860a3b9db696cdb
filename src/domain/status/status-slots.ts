import { createContext, use, type ComponentType } from 'react';

/** What the app puts into every card, so that the card knows no feature. */
export interface StatusSlots {
  /** Drawn under a card; shows the reply form when this card is being answered. */
  readonly Below?: ComponentType<{ readonly cardId: string }>;
  /** Buttons at the end of a card's head: what a conversation does with its statuses. */
  readonly HeadTools?: ComponentType<{ readonly cardId: string }>;
}

export const StatusSlotsContext = createContext<StatusSlots>({});

export function useStatusSlots(): StatusSlots {
  return use(StatusSlotsContext);
}
