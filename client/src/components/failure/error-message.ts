import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { ApiError, type ApiErrorKind } from '#api/api-error.ts';

/** The client's message for each kind of error. */
const sentences: Readonly<Record<ApiErrorKind, MessageDescriptor>> = {
  offline: msg`Failed to connect to server, try again`,
  timeout: msg`The server took too long to respond, try again`,
  unauthorized: msg`You need to be logged in to do this`,
  forbidden: msg`The server doesn’t allow this`,
  notFound: msg`This was deleted or is private`,
  absent: msg`This server doesn’t offer this. You may find it on the server’s own website`,
  gone: msg`This has been deleted`,
  invalid: msg`The server rejected this`,
  rateLimited: msg`You are rate limited`,
  server: msg`The server had a problem, try again`,
  malformed: msg`The server sent an invalid response`,
  tooLarge: msg`The server’s response is too large`,
  requestTooLarge: msg`This is too large for the server`,
  outOfSpace: msg`The server has no space left`,
};

/**
 * Returns the client's message (`ours`) followed by the server's, if there is one (R-ERR-002).
 * `ours` ends with a full stop, unless `needsStop` is set.
 */
export function withServerText(
  ours: MessageDescriptor,
  error: unknown,
  needsStop = false,
): MessageDescriptor {
  const said = error instanceof ApiError ? error.message.trim() : '';
  if (said === '') return ours;
  /* The types of Lingui's macro accept only strings as values; `i18n` also translates a message
     that is the value of another one. */
  const sentence = '';
  const both = needsStop
    ? msg`${sentence}. The server says: ${said}`
    : msg`${sentence} The server says: ${said}`;
  return { ...both, values: { sentence: ours, said } };
}

/**
 * Returns the message of an error: a sentence by its kind, with the server's own text if there is
 * one.
 */
export function errorMessage(error: unknown): MessageDescriptor {
  if (!(error instanceof ApiError)) return msg`An error occurred, please try again`;
  const said = error.message;
  if (error.kind === 'invalid' && said !== '') return msg`The server says: ${said}`;
  return withServerText(sentences[error.kind], error, true);
}

/** Messages of the requirements for a timeline that fails with these statuses. */
const timelineSentences: Readonly<Record<number, MessageDescriptor>> = {
  429: msg`You are rate limited`,
  500: msg`Internal Server Error`,
  503: msg`The backend is not available`,
};

/** Returns the message of a timeline that failed to load: by the status, if there is one for it. */
export function timelineErrorMessage(error: unknown): MessageDescriptor {
  const status = error instanceof ApiError ? error.status : undefined;
  if (status === undefined || status < 400 || status === 401 || status === 403)
    return errorMessage(error);
  const sentence = timelineSentences[status] ?? msg`Unexpected status: ${{ code: String(status) }}`;
  return withServerText(sentence, error, true);
}
