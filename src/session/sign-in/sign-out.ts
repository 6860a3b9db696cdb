import type { MakeCall } from '#api/transport.ts';
import { revokeToken } from '#contract/calls/credentials.ts';
import { afterChange, type MemberToken, type SignInStorage } from './stored-sign-in.ts';

/** Whether the server accepted that a token ends, and why not if it was asked. */
interface Revocation {
  readonly isRevoked: boolean;
  readonly error?: unknown;
}

/**
 * Takes the token back and forgets it, in one step with going on as `next`. Forgetting does not wait for
 * the server, and happens even when it cannot be reached: whoever signs out is out.
 */
export async function signOut(
  call: MakeCall,
  storage: SignInStorage,
  next: MemberToken | undefined,
): Promise<Revocation> {
  const { client, member } = storage.oauth.read() ?? {};
  storage.oauth.write(afterChange(storage.oauth.read() ?? {}, next));
  if (client === undefined || member === undefined) return { isRevoked: false };
  try {
    await call(revokeToken, {
      body: {
        client_id: client.clientId,
        client_secret: client.clientSecret,
        token: member.accessToken,
      },
    });
    return { isRevoked: true };
  } catch (error) {
    return { isRevoked: false, error };
  }
}
