import type { MakeCall } from '#api/transport.ts';
import { revokeToken } from '@rookery/contract/calls/credentials.ts';
import { withChangedMember, type MemberToken, type SignInStorage } from './sign-in-storage.ts';

/**
 * Revokes the token, and switches to `next` in the same storage write. Signing out does not wait
 * for the server and also works offline. Resolves to whether the server revoked it, with the error if
 * it was asked.
 */
export async function signOut(
  call: MakeCall,
  storage: SignInStorage,
  next: MemberToken | undefined,
) {
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
