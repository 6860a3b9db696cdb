import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { ApiError } from '#api/api-error.ts';
import type { SettingsOutcome } from '#contract/schemas/settings-outcome.ts';
import { failureWords } from '#domain/failure/failure-words.ts';

/** Sentences of servers that say less than their reader needs. */
const known: Readonly<Record<string, MessageDescriptor>> = {
  'Invalid password.': msg`The password is not right`,
  invalid_token: msg`The code is not right, or it is too old`,
  'Target account must have the origin in `alsoKnownAs`': msg`The other account has to name this one among its aliases first`,
};

/**
 * Takes the answer to a change of the account: some servers refuse with status 200.
 * @throws {ApiError} with the server's sentence when it refused.
 */
export function takeOutcome({ error }: SettingsOutcome): true {
  if (error !== undefined) throw new ApiError('invalid', { message: error });
  return true;
}

/** Why the server would not change something of the account, in its own words where it has some. */
export function refusalWords(error: unknown): MessageDescriptor {
  if (!(error instanceof ApiError)) return failureWords(error);
  return known[error.message] ?? failureWords(error);
}
