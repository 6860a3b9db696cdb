import { ApiError } from '#api/api-error.ts';
import type { Tables } from '#store/tables.ts';
import type { TimelineRef } from './timeline-ref.ts';

/** Whether the server denied access, so that a retry cannot help. */
export function isAccessDenied(error: unknown): boolean {
  return error instanceof ApiError && (error.kind === 'unauthorized' || error.kind === 'forbidden');
}

/**
 * Whether an error means that the timeline does not exist. Servers send 403 for an unknown list, so
 * a 403 for a list with a known title means no access.
 */
export function isUnknownTimeline(
  { lists }: Pick<Tables, 'lists'>,
  timeline: TimelineRef,
  error: unknown,
): boolean {
  if (!(error instanceof ApiError)) return false;
  if (error.kind === 'notFound') return true;
  if (error.kind !== 'forbidden' || timeline.kind !== 'list') return false;
  return lists.get(timeline.listId)?.title === undefined;
}
