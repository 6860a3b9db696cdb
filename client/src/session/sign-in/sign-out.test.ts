import { afterEach, expect, test } from 'vitest';
import { startSession } from '../testing/start-session.ts';
import { createSignInStorage } from './sign-in-storage.ts';

const cleanups: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const end of cleanups.splice(0)) await end();
});

/**
 * Signs in, and signs out at a server that responds to the revocation of the token with this
 * status.
 */
async function signOutOf(status: number) {
  const people = [{ username: 'mira', password: 'the heron is back' }];
  const env = await startSession({ instanceOptions: { people } });
  cleanups.push(() => env.end());
  const { current, faults, area, notices } = env;
  await current.signIn('mira', 'the heron is back');
  const requested: string[] = [];
  faults.of = ({ url }) => {
    const { pathname } = new URL(url);
    if (pathname !== '/oauth/revoke') return undefined;
    requested.push(pathname);
    return Response.json({ error: 'Busy' }, { status });
  };
  await current.signOut();
  return {
    requested,
    viewerId: current.store.getState().viewerId,
    member: createSignInStorage(area).oauth.read()?.member,
    notices: notices.store.getState().map(({ messageKey, error }) => ({ messageKey, error })),
  };
}

test.each([200, 201])(
  'signOut: treats the token as revoked if the server responds with %i [R-AUTH-005]',
  async (status) => {
    expect(await signOutOf(status)).toEqual({
      requested: ['/oauth/revoke'],
      viewerId: null,
      member: undefined,
      notices: [],
    });
  },
);

test.each([400, 500])(
  'signOut: if the server responds with %i, reports that the token is not revoked, but signs out',
  async (status) => {
    expect(await signOutOf(status)).toMatchObject({
      requested: ['/oauth/revoke'],
      viewerId: null,
      member: undefined,
      notices: [{ messageKey: 'login.not_revoked', error: { status, message: 'Busy' } }],
    });
  },
);
