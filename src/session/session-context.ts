import { createContext, use } from 'react';
import type { Session } from './session.ts';

export const SessionContext = createContext<Session | undefined>(undefined);

/** The session of whoever looks at the screen; a visitor has one too. */
export function useSession(): Session {
  const session = use(SessionContext);
  if (!session) throw new Error('no SessionContext above');
  return session;
}
