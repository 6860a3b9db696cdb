import type { MakeCall } from '#api/transport.ts';
import { revokeToken } from '@rookery/contract/calls/credentials.ts';
import { withChangedMember, type MemberToken, type SignInStorage } from './sign-in-storage.ts';

/**
 * Signs out at once, also offline, and switches to the account `next` in the same write to storage.
 * Then waits for `sent` and revokes the token. Resolves to whether the server revoked the token, and
 * to the error if it did not.
 */
export async function signOut(
  call: MakeCall,
  storage: SignInStorage,
  next: MemberToken | undefined,
  sent: Promise<unknown> = Promise.resolve(),
) {
  const { client, member } = storage.oauth.read() ?? {};
  storage.oauth.write(withChangedMember(storage.oauth.read() ?? {}, next));
  await sent;
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
