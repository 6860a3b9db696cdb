import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { ApiError } from '#api/api-error.ts';
import { failureWords } from '#domain/failure/failure-words.ts';

const hiding: ReadonlySet<string> = new Set(['unauthorized', 'forbidden', 'notFound', 'gone']);

/** The server keeps the status back, or has it no more: asking again does not help. */
export function isHidden(error: unknown): error is ApiError {
  return error instanceof ApiError && hiding.has(error.kind);
}

/**
 * Why a single status cannot be shown: to a visitor, whom signing in may help, that (spec 1 §6); what
 * is not there is unavailable (spec 2 §2); any other failure in its own words.
 */
export function statusFailureWords(error: unknown, viewerId: string | null): MessageDescriptor {
  if (!isHidden(error)) return failureWords(error);
  if (viewerId === null && error.kind !== 'gone') return msg`Please log in to view this status.`;
  return msg`This post is unavailable.`;
}
