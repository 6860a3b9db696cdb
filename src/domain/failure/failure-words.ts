import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { ApiError, type ApiErrorKind } from '#api/api-error.ts';

/** Sentences where the server gave none of its own. */
const sentences: Readonly<Record<ApiErrorKind, MessageDescriptor>> = {
  offline: msg`Failed to connect to server, try again`,
  timeout: msg`The server did not answer in time, try again`,
  unauthorized: msg`You need to be signed in for this`,
  forbidden: msg`The server does not allow this`,
  notFound: msg`This is not here any more, or not for you to see`,
  gone: msg`This has been deleted`,
  invalid: msg`The server did not accept this`,
  rateLimited: msg`You are rate limited`,
  server: msg`The server had a problem, try again`,
  malformed: msg`The server sent something that could not be read`,
  tooLarge: msg`The server sent too much at once`,
};

/** A sentence of ours, followed by what the server said, where it said anything (R-ERR-002). */
export function withServerText(ours: MessageDescriptor, error: unknown): MessageDescriptor {
  const said = error instanceof ApiError ? error.message.trim() : '';
  if (said === '') return ours;
  /* The macro's types take texts alone; `i18n` translates a message within a message. */
  const sentence = '';
  return { ...msg`${sentence} (the server says: ${said})`, values: { sentence: ours, said } };
}

/** What went wrong: a sentence by the error's kind, and the server's own text where it gave one. */
export function failureWords(error: unknown): MessageDescriptor {
  if (!(error instanceof ApiError)) return msg`An error occurred, please try again`;
  const said = error.message;
  if (error.kind === 'invalid' && said !== '') return msg`The server says: ${said}`;
  return withServerText(sentences[error.kind], error);
}

function timelineSentence(status: number): MessageDescriptor {
  if (status === 429) return msg`You are rate limited`;
  if (status === 500) return msg`Internal Server Error`;
  if (status === 503) return msg`The backend is not available`;
  return msg`Unexpected status: ${String(status)}`;
}

export function timelineFailureWords(error: unknown): MessageDescriptor {
  const status = error instanceof ApiError ? error.status : undefined;
  if (status === undefined || status === 401 || status === 403) return failureWords(error);
  if (status < 400) return failureWords(error);
  return withServerText(timelineSentence(status), error);
}
