import { createContext } from 'react';

/**
 * Called after the viewer has posted a reply; provided by the conversation, which then shows it.
 */
export const ReplyPostedContext = createContext<((id: string) => void) | undefined>(undefined);
