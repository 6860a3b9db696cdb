import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { ApiErrorKind } from '#api/api-error.ts';
import { withServerText } from '#components/failure/error-message.ts';
import type { SignInOutcome } from '#session/sign-in/sign-in.ts';

/** The kinds of errors with which a server refuses a code, an account or an application. */
const refusals: ReadonlySet<ApiErrorKind> = new Set(['unauthorized', 'forbidden', 'invalid']);

export function signInErrorMessage(outcome: SignInOutcome): MessageDescriptor | undefined {
  switch (outcome.kind) {
    case 'token':
    case 'mfaRequired':
    case 'passwordResetRequired':
    case 'ownPageRequired':
      return undefined;
    case 'wrongPassword':
      return msg`Wrong username or password`;
    case 'offline':
      return msg`Failed to connect to server, try again`;
    case 'failed': {
      const { error } = outcome;
      const said = error.message;
      /* Trying again does not help against a refusal, which only the server can explain. */
      return refusals.has(error.kind) && said !== ''
        ? msg`The server says: ${said}`
        : withServerText(msg`An error occurred, please try again`, error, true);
    }
  }
}
