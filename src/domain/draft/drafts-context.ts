import { createContext, use } from 'react';
import type { Drafts } from './drafts.ts';

export const DraftsContext = createContext<Drafts | undefined>(undefined);

/** Where this device keeps what is being written. */
export function useDrafts(): Drafts {
  const drafts = use(DraftsContext);
  if (!drafts) throw new Error('no DraftsContext above');
  return drafts;
}
