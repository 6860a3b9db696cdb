import { createContext, use } from 'react';
import type { CurrentSession } from './current-session.ts';

export const CurrentSessionContext = createContext<CurrentSession | undefined>(undefined);

/** Returns the current session, for signing in and out. */
export function useCurrentSession(): CurrentSession {
  const current = use(CurrentSessionContext);
  if (!current) throw new Error('useCurrentSession needs a CurrentSessionContext provider');
  return current;
}
