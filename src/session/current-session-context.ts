import { createContext, use } from 'react';
import type { CurrentSession } from './current-session.ts';

export const CurrentSessionContext = createContext<CurrentSession | undefined>(undefined);

/** Signing in and out. */
export function useCurrentSession(): CurrentSession {
  const current = use(CurrentSessionContext);
  if (!current) throw new Error('no CurrentSessionContext above');
  return current;
}
