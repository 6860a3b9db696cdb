import type { MakeCall } from '#api/transport.ts';
import { revokeToken } from '#contract/calls/credentials.ts';
import { afterChange, type MemberToken, type SignInStorage } from './stored-sign-in.ts';

/**
 * Takes the token back and forgets it, in one step with going on as `next`. Forgetting does not wait for the server, and happens even
 * when it cannot be reached: whoever signs out is out. Gives whether the server took it back.
 */
export async function signOut(
  call: MakeCall,
  storage: SignInStorage,
  next: MemberToken | undefined,
): Promise<boolean> {
  const { client, member } = storage.oauth.read() ?? {};
  storage.oauth.write(afterChange(storage.oauth.read() ?? {}, next));
  if (client === undefined || member === undefined) return false;
  try {
    await call(revokeToken, {
      body: {
        client_id: client.clientId,
        client_secret: client.clientSecret,
        token: member.accessToken,
      },
    });
    return true;
  } catch {
    return false;
  }
}
