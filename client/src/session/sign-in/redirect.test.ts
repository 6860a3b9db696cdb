import { afterEach, expect, test } from 'vitest';
import { startSession } from '../testing/start-session.ts';
import { createRedirectAddress } from './redirect.ts';
import { createSignInStorage } from './sign-in-storage.ts';

const cleanups: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const end of cleanups.splice(0)) await end();
});

async function visitor() {
  const env = await startSession({});
  cleanups.push(() => env.end());
  const storage = createSignInStorage(env.area);
  const { environment } = env.current;
  const clientOf = async () => {
    const address = await createRedirectAddress({ session: env.session(), storage, environment });
    return new URL(address).searchParams.get('client_id');
  };
  return { ...env, storage, clientOf };
}

test('createRedirectAddress: registers the client again if the server no longer knows it', async () => {
  const { storage, clientOf, requestedPaths } = await visitor();
  storage.oauth.write({ client: { clientId: 'of an instance', clientSecret: 'set up anew' } });
  const fresh = await clientOf();
  expect(fresh).not.toBe('of an instance');
  expect(fresh).toBe(storage.oauth.read()?.client?.clientId);
  expect(await clientOf()).toBe(fresh);
  expect(requestedPaths().filter((call) => call === 'POST /api/v1/apps')).toHaveLength(1);
});
