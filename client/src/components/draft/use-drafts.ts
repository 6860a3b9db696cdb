import type { SessionPart } from '#session/session.ts';
import { useSession } from '#session/session-context.ts';
import { createDrafts, type Drafts } from './drafts.ts';

/** The drafts of the session's viewer. */
export const ownDrafts: SessionPart<Drafts> = {
  name: 'drafts',
  create: ({ area, viewerId, onStorageError: onStorageTrouble }) =>
    createDrafts(area, viewerId ?? '', onStorageTrouble),
};

export function useDrafts(): Drafts {
  return useSession().part(ownDrafts);
}
