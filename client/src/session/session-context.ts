import { createContext, use } from 'react';
import type { Session } from './session.ts';

export const SessionContext = createContext<Session | undefined>(undefined);

/** Returns the session of the current viewer; a visitor has one too. */
export function useSession(): Session {
  const session = use(SessionContext);
  if (!session) throw new Error('useSession needs a SessionContext provider');
  return session;
}
