import type { MakeCall } from '#api/transport.ts';
import { revokeToken } from '@rookery/contract/calls/credentials.ts';
import { withChangedMember, type MemberToken, type SignInStorage } from './sign-in-storage.ts';

/** Whether the server revoked a token, and the error if it was asked. */
interface Revocation {
  readonly isRevoked: boolean;
  readonly error?: unknown;
}

/**
 * Revokes the token, and switches to `next` in the same storage write. Signing out does not wait
 * for the server and also works offline.
 */
export async function signOut(
  call: MakeCall,
  storage: SignInStorage,
  next: MemberToken | undefined,
): Promise<Revocation> {
  const { client, member } = storage.oauth.read() ?? {};
  storage.oauth.write(withChangedMember(storage.oauth.read() ?? {}, next));
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
