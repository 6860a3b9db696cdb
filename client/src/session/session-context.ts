import { createContext, use } from 'react';
import type { Session } from './session.ts';
import type { CurrentSession } from './current-session.ts';

export const SessionContext = createContext<Session | undefined>(undefined);

/** Returns the session of the current viewer. A visitor has a session too. */
export function useSession(): Session {
  const session = use(SessionContext);
  if (!session) throw new Error('no SessionContext above');
  return session;
}

export const CurrentSessionContext = createContext<CurrentSession | undefined>(undefined);

/** Returns the functions for signing in and out. */
export function useCurrentSession(): CurrentSession {
  const current = use(CurrentSessionContext);
  if (!current) throw new Error('no CurrentSessionContext above');
  return current;
}
