import type { ApiError } from '#api/api-error.ts';
import { leaveForSignIn, type RedirectOptions } from './redirect.ts';
import { isOutsideScopes } from './sign-in-refusals.ts';

/** Offers to sign in again, in a notice, if a call was refused for the scopes of the token. */
export function reportMissingScopes(options: RedirectOptions, error: ApiError): void {
  if (!isOutsideScopes(error)) return;
  const { notices, log } = options.session;
  const leave = async (): Promise<void> => {
    const { pathname, search, hash } = window.location;
    const returnTo = `${pathname}${search}${hash}`;
    try {
      await leaveForSignIn(options, { returnTo });
    } catch (failure) {
      log('the sign-in page of the server was not opened', { failure });
      notices.raise({ level: 'error', messageKey: 'login.not_started', error: failure });
    }
  };
  notices.raise({ level: 'warning', messageKey: 'login.narrowed', action: () => void leave() });
}
