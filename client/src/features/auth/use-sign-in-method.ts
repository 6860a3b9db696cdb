import { useState } from 'react';
import { useSignInServer } from '#components/sign-in/use-sign-in-server.ts';
import { useInstanceOptions } from '#session/instance/use-instance-options.ts';
import { useCurrentSession, useSession } from '#session/session-context.ts';
import { readStoredClientRegistration } from '#session/sign-in/registered-client.ts';
import { offersPasswordGrant } from '#session/sign-in/sign-in-server.ts';

/**
 * How to sign in: by password, on the server's page, or (`refused`) on that page because the server
 * has just refused to accept passwords.
 */
export type SignInMethod = 'password' | 'page' | 'refused';

/**
 * Returns how to sign in, undefined while that is not known: on the server's page if the operator or
 * the server says so, or if it refused the password grant before; else by password.
 */
export function useSignInMethod(): {
  readonly method: SignInMethod | undefined;
  /** Called when the server has refused the password grant. */
  readonly refuse: () => void;
} {
  const { loginMethod } = useInstanceOptions();
  const { origin } = useSession();
  const { storage } = useCurrentSession();
  const server = useSignInServer({ isNeeded: loginMethod !== 'token' });
  const [isRefused, setRefused] = useState(false);
  const methodOf = (): SignInMethod | undefined => {
    if (loginMethod === 'token') return 'page';
    if (isRefused) return 'refused';
    if (!server) return undefined;
    const offered = offersPasswordGrant(server);
    const hasOwnPage =
      readStoredClientRegistration({ origin, storage, server })?.hasOwnPage === true;
    return offered === false || (offered === undefined && hasOwnPage) ? 'page' : 'password';
  };
  return { method: methodOf(), refuse: () => setRefused(true) };
}
