import { createContext, use } from 'react';
import { useSession } from '#session/session-context.ts';
import type { Drafts, DraftStore } from './drafts.ts';

export const DraftsContext = createContext<DraftStore | undefined>(undefined);

/** Where this device keeps what the viewer is writing. */
export function useDrafts(): Drafts {
  const store = use(DraftsContext);
  const { viewerId } = useSession();
  if (!store) throw new Error('no DraftsContext above');
  return store.of(viewerId ?? '');
}
