import type { ApiError } from '#api/api-error.ts';
import { navigateToSignIn, type RedirectOptions } from './redirect.ts';
import { isOutsideScopes } from './sign-in-refusals.ts';

/**
 * Shows a notice that offers to sign in again, if a call was refused because the token lacks a
 * scope.
 */
export function reportMissingScopes(options: RedirectOptions, error: ApiError): void {
  if (!isOutsideScopes(error)) return;
  const { notices, log } = options.session;
  const leave = async (): Promise<void> => {
    const { pathname, search, hash } = window.location;
    const returnTo = `${pathname}${search}${hash}`;
    try {
      await navigateToSignIn(options, { returnTo });
    } catch (failure) {
      log('the sign-in page of the server was not opened', { failure });
      notices.raise({ level: 'error', messageKey: 'login.not_started', error: failure });
    }
  };
  notices.raise({ level: 'warning', messageKey: 'login.narrowed', action: () => void leave() });
}
