import { createContext } from 'react';
import { useStore } from 'zustand';
import { useCardInstanceId } from './use-card-instance-id.ts';
import { type InlineTarget, openComposers } from '#session/drafts/open-composers.ts';
import { useSession } from '#session/session-context.ts';

/**
 * Returns what the inline composer below this card replies to or quotes; undefined if none is open.
 */
export function useInlineTarget(cardId: string): InlineTarget | undefined {
  const cardInstance = useCardInstanceId(cardId);
  return useStore(useSession().part(openComposers), ({ inline }) => inline[cardInstance]);
}

/**
 * The callback that an inline conversation provides, called after the viewer has posted a reply, so
 * that the conversation shows it.
 */
export const ReplyPostedContext = createContext<((id: string) => void) | undefined>(undefined);
