import { useCurrentSession, useSession } from '#session/session-context.ts';
import { needsStaffSignIn } from '#session/sign-in/oauth-client.ts';
import { useSignInServer } from './use-sign-in-server.ts';

/** Returns whether staff have to sign in again before they moderate; false while unknown. */
export function useNeedsStaffSignIn(): boolean {
  const { origin } = useSession();
  const { storage } = useCurrentSession();
  const server = useSignInServer({ isNeeded: true });
  const granted = storage.oauth.read()?.member?.scope;
  return server !== undefined && needsStaffSignIn({ origin, storage, server }, granted);
}
