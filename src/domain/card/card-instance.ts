import { createContext, use } from 'react';

/** A conversation that is open in the place of one row of a list. */
export interface InlineCards {
  /** The key of that row. */
  readonly row: string;
  /** The status that the row is about; differs from it where that is a repeat. */
  readonly id: string;
  readonly close: () => void;
}

/** Set around the cards of such a conversation; absent around those that are rows themselves. */
export const InlineCardsContext = createContext<InlineCards | undefined>(undefined);

/**
 * Set around a card that is shown beside a feed that may show the same status. Without it, a reply form
 * opens in both.
 */
export const CardPlaceContext = createContext<string | undefined>(undefined);

/**
 * Names one of the places where a status is drawn, for the same may be read in several at once. It stays
 * the same however often the card is drawn anew, and when its own conversation is opened around it.
 */
export function useCardInstance(cardId: string): string {
  const around = use(InlineCardsContext);
  const place = use(CardPlaceContext);
  if (!around) return place === undefined ? cardId : `${place} ${cardId}`;
  return around.id === cardId ? around.row : `${around.row} ${cardId}`;
}
