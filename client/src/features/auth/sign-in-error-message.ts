import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { SignInOutcome } from '#session/sign-in/sign-in.ts';

export function signInErrorMessage(outcome: SignInOutcome): MessageDescriptor | undefined {
  switch (outcome.kind) {
    case 'token':
    case 'mfaRequired':
    case 'passwordResetRequired':
      return undefined;
    case 'wrongPassword':
      return msg`Wrong username or password`;
    case 'offline':
      return msg`Failed to connect to server, try again`;
    case 'failed': {
      const said = outcome.message;
      return said === '' ? msg`An error occurred, please try again` : msg`The server says: ${said}`;
    }
  }
}
