import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { ApiError } from '#api/api-error.ts';
import type { SettingsOutcome } from '@rookery/contract/schemas/settings-outcome.ts';
import { errorMessage } from '#components/failure/error-message.ts';

/** Our messages for server messages that are hard to understand. */
const knownMessages: ReadonlyMap<string, MessageDescriptor> = new Map([
  ['Invalid password.', msg`Wrong password`],
  ['invalid_token', msg`Wrong or expired code`],
  [
    'Target account must have the origin in `alsoKnownAs`',
    msg`Add this account as an alias of the other account first`,
  ],
]);

/**
 * Asserts that a change of the account was accepted, because some servers refuse with status 200.
 * @throws {ApiError} with the server's message if it was refused.
 */
export function assertSettingsAccepted({ error }: SettingsOutcome): true {
  // oxlint-disable-next-line rookery/error-texts -- the text is the server's own: it refuses with status 200 and a message
  if (error !== undefined) throw new ApiError('invalid', { message: error });
  return true;
}

/** Returns why the server refused a change, with its own message if it has one. */
export function accountErrorMessage(error: unknown): MessageDescriptor {
  if (!(error instanceof ApiError)) return errorMessage(error);
  return knownMessages.get(error.message) ?? errorMessage(error);
}
