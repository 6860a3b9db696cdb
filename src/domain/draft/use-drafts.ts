import type { SessionPart } from '#session/session.ts';
import { useSession } from '#session/session-context.ts';
import { createDrafts, type Drafts } from './drafts.ts';

/** What the member of a session is writing on this device. */
const ownDrafts: SessionPart<Drafts> = {
  name: 'drafts',
  create: ({ area, viewerId, onStorageTrouble }) =>
    createDrafts(area, viewerId ?? '', onStorageTrouble),
};

/** Where this device keeps what the viewer is writing. */
export function useDrafts(): Drafts {
  return useSession().part(ownDrafts);
}
