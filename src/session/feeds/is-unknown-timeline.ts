import { ApiError } from '#api/api-error.ts';
import type { Tables } from '#entities/tables.ts';
import type { TimelinePlace } from './timeline-place.ts';

/**
 * Whether an error says that there is no such timeline. Of a list that is not there servers say 403,
 * and of one whose title is known that it may not be read.
 */
export function isUnknownTimeline(
  { lists }: Pick<Tables, 'lists'>,
  place: TimelinePlace,
  error: unknown,
): boolean {
  if (!(error instanceof ApiError)) return false;
  if (error.kind === 'notFound') return true;
  if (error.kind !== 'forbidden' || place.kind !== 'list') return false;
  return lists.get(place.listId)?.title === undefined;
}
