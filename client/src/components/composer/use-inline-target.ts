import { createContext } from 'react';
import { useStore } from 'zustand';
import { useCardInstanceId } from './use-card-instance-id.ts';
import { type InlineTarget, openComposers } from '#session/drafts/open-composers.ts';
import { useSession } from '#session/session-context.ts';

/** Returns and subscribes to what the composer below this card replies to or quotes, if any. */
export function useInlineTarget(cardId: string): InlineTarget | undefined {
  const cardInstance = useCardInstanceId(cardId);
  return useStore(useSession().part(openComposers), ({ inline }) => inline[cardInstance]);
}

/**
 * Called after the viewer has posted a reply; provided by the conversation, which then shows it.
 */
export const ReplyPostedContext = createContext<((id: string) => void) | undefined>(undefined);
