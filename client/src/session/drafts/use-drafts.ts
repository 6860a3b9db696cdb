import type { SessionPart } from '#session/session.ts';
import { useSession } from '#session/session-context.ts';
import { createDrafts, type Drafts } from './drafts.ts';

/** The drafts of the session's viewer. */
export const ownDrafts: SessionPart<Drafts> = {
  name: 'drafts',
  create: ({ area, viewerId, onStorageError }) =>
    createDrafts(area, viewerId ?? '', onStorageError),
};

export function useDrafts(): Drafts {
  return useSession().part(ownDrafts);
}
