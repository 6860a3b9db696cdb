import * as v from 'valibot';
import { parseLenient } from '@rookery/contract/lenient-schema.ts';
import { errorResponse, serverErrorMessage } from '@rookery/contract/schemas/error-response.ts';
import { ApiError, kindOfStatus, type ApiErrorDetails } from './api-error.ts';
import { cutText } from '@rookery/contract/text/graphemes.ts';
import { parseJsonText } from '@rookery/contract/text/well-formed.ts';

const fieldMessages = v.record(v.string(), v.array(v.string()));

/** Longer than any legitimate message; keeps a hostile or broken server from filling the screen. */
const longestMessage = 500;

/**
 * Converts `{"email":["has already been taken"]}`, sent as JSON inside a string, to `Email. has
 * already …`.
 */
function formatFieldMessages(text: string): string {
  if (!text.startsWith('{')) return text;
  try {
    const parsed = v.safeParse(fieldMessages, parseJsonText(text));
    if (!parsed.success) return text;
    return Object.entries(parsed.output)
      .flatMap(([field, messages]) => messages.map((message) => formatFieldMessage(field, message)))
      .join(' ');
  } catch {
    return text;
  }
}

/** Specification 2 §5: `{Field name}. {message}.`, with ap_id shown as username. */
function formatFieldMessage(field: string, message: string): string {
  const name = field === 'ap_id' ? 'username' : field.replaceAll('_', ' ');
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}. ${message.replace(/\.$/u, '')}.`;
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
    details.message = cutText(formatFieldMessages(message), longestMessage);
  if (typeof value === 'object' && value !== null && 'identifier' in value && value.identifier) {
    details.identifier = value.identifier;
  }
  const retryAfter = retryAfterOf(response.headers);
  if (retryAfter !== undefined) details.retryAfter = retryAfter;
  return new ApiError(kindOfStatus(response.status), details);
}
