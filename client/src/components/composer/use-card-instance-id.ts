import { createContext, use } from 'react';

/** A conversation that is expanded inline in one row of a list. */
export interface InlineConversation {
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
export const InlineConversationContext = createContext<InlineConversation | undefined>(undefined);

/**
 * Provided around a card shown beside a feed that may contain the same status. Without it, a reply
 * form would open in both.
 */
export const CardLocationContext = createContext<string | undefined>(undefined);

/**
 * Returns an id for one rendered instance of a status, since the same status may be on the page
 * several times. The id is stable across renders and when the card's own conversation expands
 * around it.
 */
export function useCardInstanceId(cardId: string): string {
  const conversation = use(InlineConversationContext);
  const location = use(CardLocationContext);
  if (!conversation) return location === undefined ? cardId : `${location} ${cardId}`;
  return conversation.id === cardId ? conversation.row : `${conversation.row} ${cardId}`;
}
