import { createContext, use } from 'react';

/** A conversation that is expanded inline in one row of a list. */
export interface InlineCards {
  /** The key of that row. */
  readonly row: string;
  /** The id of the row's status; differs from `row` if the row is a reblog. */
  readonly id: string;
  readonly close: () => void;
}

/**
 * Provided around the cards of an inline conversation; absent around cards that are rows
 * themselves.
 */
export const InlineCardsContext = createContext<InlineCards | undefined>(undefined);

/**
 * Provided around a card shown beside a feed that may contain the same status. Without it, a reply
 * form would open in both.
 */
export const CardPlaceContext = createContext<string | undefined>(undefined);

/**
 * Returns an id for one rendered instance of a status, since the same status may be on the page
 * several times. The id is stable across renders and when the card's own conversation expands
 * around it.
 */
export function useCardInstance(cardId: string): string {
  const conversation = use(InlineCardsContext);
  const location = use(CardPlaceContext);
  if (!conversation) return location === undefined ? cardId : `${location} ${cardId}`;
  return conversation.id === cardId ? conversation.row : `${conversation.row} ${cardId}`;
}
