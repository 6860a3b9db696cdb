import { ApiError } from '#api/api-error.ts';
import type { Tables } from '#store/tables.ts';
import type { TimelineRef } from './timeline-ref.ts';

/** Returns whether the server denied access, so that a retry cannot help. */
export function isAccessDenied(error: unknown): boolean {
  return error instanceof ApiError && (error.kind === 'unauthorized' || error.kind === 'forbidden');
}

/**
 * Returns whether an error means that the timeline does not exist. Servers send 403 for an unknown
 * list too; a 403 for a list with a known title means that the viewer has no access.
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
