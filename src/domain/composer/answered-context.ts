import { createContext } from 'react';

/** Is told that one's own answer has been posted; set where a conversation is read, which then shows it. */
export const AnsweredContext = createContext<((id: string) => void) | undefined>(undefined);
