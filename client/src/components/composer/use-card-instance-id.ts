import { createContext, use } from 'react';

/** A conversation that is expanded inline in one row of a list. */
export interface InlineConversation {
  /** The key of the list row that shows the conversation. */
  readonly row: string;
  /** The id of the row's status; differs from `row` if the row is a reblog. */
  readonly id: string;
  readonly close: () => void;
}

/** Provided around the cards of an inline conversation; absent around cards that are list rows. */
export const InlineConversationContext = createContext<InlineConversation | undefined>(undefined);

/**
 * Distinguishes the cards of a list that is shown beside a feed with the same statuses. Without it,
 * a reply form would open below both cards of a status.
 */
export const CardLocationContext = createContext<string | undefined>(undefined);

/**
 * Returns an id for one rendered card, since the page may show the same status several times. The id
 * is stable across renders, and when the card expands into its conversation.
 */
export function useCardInstanceId(cardId: string): string {
  const conversation = use(InlineConversationContext);
  const location = use(CardLocationContext);
  if (!conversation) return location === undefined ? cardId : `${location} ${cardId}`;
  return conversation.id === cardId ? conversation.row : `${conversation.row} ${cardId}`;
}
