import { compareIds } from '#lib/compare-ids.ts';
import type { Tables } from './tables.ts';

/**
 * Returns whether the marker says that a notification is read; undefined while the marker is
 * unknown. Akkoma and Pleroma send with each notification whether it is read; for other servers
 * only the marker says so.
 */
export function isReadByMarker(
  { readMarker }: Pick<Tables, 'readMarker'>,
  id: string,
): boolean | undefined {
  const { id: last } = readMarker;
  return last === undefined ? undefined : last !== '' && compareIds(id, last) <= 0;
}

/** Moves the marker, never backwards. An empty id means that nothing is read. */
export function moveReadMarker({ readMarker }: Pick<Tables, 'readMarker'>, id: string): void {
  const { id: last = '' } = readMarker;
  readMarker.id = last === '' || (id !== '' && compareIds(id, last) > 0) ? id : last;
}
