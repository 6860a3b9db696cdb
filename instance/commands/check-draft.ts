import type { InstanceConfig } from '#config.ts';
import { findDialect } from '#dialects/find-dialect.ts';
import { HttpError } from '#http/http-error.ts';
import { requireTextLength } from '#http/require-text-length.ts';

export interface PollDraft {
  readonly options: readonly string[];
  readonly expiresIn: number;
  readonly multiple: boolean;
}

function createRefusal(error: string): HttpError {
  return new HttpError(422, error);
}

export function checkPoll(config: InstanceConfig, poll: PollDraft): void {
  const { limits } = config;
  const options = new Set(poll.options.map((option) => option.trim()));
  if (options.size < 2) throw createRefusal('Poll must contain at least 2 options');
  if (poll.options.length > limits.pollOptions)
    throw createRefusal(`Poll can't contain more than ${limits.pollOptions} options`);
  for (const text of poll.options)
    requireTextLength(config, {
      name: 'poll option',
      text,
      characters: limits.pollOptionLength,
      tooLong: () =>
        createRefusal(
          `Poll options cannot be longer than ${limits.pollOptionLength} characters each`,
        ),
    });
  if (poll.expiresIn < limits.pollMinimumExpiry) throw createRefusal('Expiration date is too soon');
  if (poll.expiresIn > limits.pollMaximumExpiry)
    throw createRefusal('Expiration date is too far in the future');
}

/** Returns the text to count: each link is replaced by as many characters as the dialect counts for it. */
function countedText(config: InstanceConfig, text: string): string {
  const { charactersPerUrl } = findDialect(config);
  return charactersPerUrl === undefined
    ? text
    : text.replaceAll(/https?:\/\/\S+/g, 'x'.repeat(charactersPerUrl));
}

/**
 * Throws 422 if text and subject together are too long, or if a status without attachments has neither.
 * Surrounding white space does not count.
 */
export function checkStatusLength(
  config: InstanceConfig,
  draft: { readonly text: string; readonly spoilerText: string; readonly hasMedia: boolean },
): void {
  if (draft.text.trim() === '' && draft.spoilerText === '' && !draft.hasMedia)
    throw createRefusal('Cannot post an empty status without attachments');
  requireTextLength(config, {
    name: 'status',
    text: (countedText(config, draft.text.trim()) + draft.spoilerText).trim(),
    characters: config.limits.status,
    tooLong: () => createRefusal('The status is over the character limit'),
  });
}

const languageCode = /^[a-z]{2,3}(?:[-_][A-Za-z0-9]{2,8})?$/;

export function checkLanguage(language: string | undefined): void {
  if (language !== undefined && language !== '' && !languageCode.test(language))
    throw createRefusal('Invalid language');
}

const minExpirySeconds = 3600;

export function checkExpiry(expiresIn: number | undefined): void {
  if (expiresIn !== undefined && expiresIn < minExpirySeconds)
    throw createRefusal('Expiry date is too soon');
}
