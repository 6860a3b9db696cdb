import { parseLenient } from '@rookery/contract/lenient-schema.ts';
import { errorResponse, serverErrorMessage } from '@rookery/contract/schemas/error-response.ts';
import { cutText } from '@rookery/contract/text/graphemes.ts';
import { ApiError, type ApiErrorDetails, kindOfResponse } from './api-error.ts';
import { readFieldMessages } from './field-messages.ts';

/** Longer than any legitimate message; keeps a hostile or broken server from filling the screen. */
const longestMessage = 500;

function sentencesOf(message: string): string {
  const ofFields = readFieldMessages(message);
  return ofFields?.map(({ sentence }) => sentence).join(' ') ?? message;
}

/* A date is compared with the server's own, since the device clock may be wrong. */
function retryAfterOf(headers: Headers): number | undefined {
  const header = headers.get('retry-after');
  if (header === null) return undefined;
  const seconds = Number(header);
  if (Number.isFinite(seconds)) return Math.max(0, seconds * 1000);
  const moment = Date.parse(header);
  const now = Date.parse(headers.get('date') ?? '') || Date.now();
  return Number.isNaN(moment) ? undefined : Math.max(0, moment - now);
}

/** Creates the error of a failed response. `body` is its parsed JSON, or undefined. */
export function errorFromResponse(response: Response, body: unknown): ApiError {
  const details: { -readonly [K in keyof ApiErrorDetails]: ApiErrorDetails[K] } = {
    status: response.status,
    body,
  };
  const { value } = parseLenient(errorResponse, body);
  const message = serverErrorMessage(value);
  /* Akkoma also sends `{"error": 400}`: a number alone is no message. */
  if (message !== undefined && !/^\s*\d+\s*$/u.test(message))
    details.message = cutText(sentencesOf(message), longestMessage);
  if (typeof value === 'object' && value !== null && 'identifier' in value && value.identifier) {
    details.identifier = value.identifier;
  }
  const retryAfter = retryAfterOf(response.headers);
  if (retryAfter !== undefined) details.retryAfter = retryAfter;
  return new ApiError(kindOfResponse(response.status, body), details);
}
