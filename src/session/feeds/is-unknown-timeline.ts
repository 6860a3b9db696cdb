import { ApiError } from '#api/api-error.ts';
import type { TimelineKindName } from './timeline-place.ts';

/** Whether an error says that there is no such timeline. Of a list that is not there, servers say 403. */
export function isUnknownTimeline(kind: TimelineKindName, error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.kind === 'notFound' || (kind === 'list' && error.kind === 'forbidden');
}
