import { profilePath } from '#lib/url/paths.ts';
import { useSession } from './session-context.ts';
import type { Session } from './session.ts';

interface LinkedAccount {
  readonly id: string;
  readonly acct?: string | undefined;
}

/**
 * Returns the path of a profile. Depends on the server of the session, which reserves some names.
 */
export function profilePathIn(session: Pick<Session, 'instance'>, account: LinkedAccount): string {
  return profilePath(account, session.instance.getState().info.restrictedNicknames);
}

/** Returns a function that converts an account to the path of its profile. */
export function useProfilePath(): (account: LinkedAccount) => string {
  const session = useSession();
  return (account) => profilePathIn(session, account);
}
