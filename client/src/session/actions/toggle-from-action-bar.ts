import { loadChunk } from '#lib/chunk/load-chunk.ts';
import type { Session } from '../session.ts';

const loadToggles = () =>
  Promise.all([import('./toggle-status.ts'), import('./favourite-and-reblog-toggles.ts')]);

/**
 * Favourites or reblogs a status, or undoes this. The code is not part of the first load: for
 * members it is loaded after the first statuses, and visitors never need it. Rejects with the error
 * to show.
 */
export async function toggleFromActionBar(
  session: Session,
  toggle: 'favouriteToggle' | 'reblogToggle',
  statusId: string,
  wanted: boolean,
): Promise<void> {
  const chunk = { name: 'toggle-status', kind: 'part' } as const;
  const [{ toggleStatus }, toggles] = await loadChunk(chunk, loadToggles);
  await toggleStatus(session, toggles[toggle], statusId, wanted);
}
