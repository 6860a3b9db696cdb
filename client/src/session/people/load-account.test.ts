import { expect, test } from 'vitest';
import { startTestInstance } from '@rookery/instance/testing/start-test-instance.ts';
import { respondAsGoToSocial } from '#session/testing/respond-as-gotosocial.ts';
import { startSession } from '#session/testing/start-session.ts';
import { loadAccount } from './load-account.ts';

const query = { with_relationships: true };

/** A session of mira, who follows jun, and the requests for accounts. */
async function start({ isOther = true, isMember = true } = {}) {
  const instance = await startTestInstance({ world: 'empty' });
  const jun = await instance.as('jun');
  const mira = await instance.as('mira');
  const id = jun.account?.id ?? '';
  await mira.post(`/api/v1/accounts/${id}/follow`);
  const env = await startSession({
    instance,
    ...(isMember && { signedInAs: 'mira' }),
    ...(isOther && { faultOf: respondAsGoToSocial(instance) }),
  });
  const session = env.session();
  await session.instanceLoaded;
  env.requests.length = 0;
  const accountRequests = () =>
    env.requests
      .map(({ url }) => url.slice(url.indexOf('/accounts/')))
      .map((url) => url.replace(id, 'ID').replace('?with_relationships=true', ''));
  const end = (): Promise<void> => env.end();
  return { ...env, id, accountRequests, end, mira: mira.account?.id ?? '', live: session };
}

const relationship = '/accounts/relationships?id%5B%5D=ID';

test.each([
  ['a name', 'jun', ['/accounts/lookup?acct=jun', relationship]],
  ['a name after @', '@jun', ['/accounts/lookup?acct=jun', relationship]],
  ['an id', undefined, ['/accounts/ID', relationship]],
])('loadAccount: looks up %s on servers that accept only ids', async (_, given, expected) => {
  const { live, id, accountRequests, end } = await start();
  expect(await loadAccount(live, { path: { id: given ?? id }, query })).toBe(id);
  expect(accountRequests()).toEqual(expected);
  expect(live.tables.relationships.get(id)?.following).toBe(true);
  await end();
});

test('loadAccount: requests a known account by its id', async () => {
  const { live, id, accountRequests, end } = await start();
  live.tables.accounts.merge({ id });
  await loadAccount(live, { path: { id }, query });
  expect(accountRequests()).toEqual(['/accounts/ID', relationship]);
  await end();
});

test('loadAccount: requests no relationship to oneself, nor for a visitor', async () => {
  const member = await start();
  expect(await loadAccount(member.live, { path: { id: 'mira' }, query })).toBe(member.mira);
  expect(member.accountRequests()).toEqual(['/accounts/lookup?acct=mira']);
  await member.end();
  const visitor = await start({ isMember: false });
  await loadAccount(visitor.live, { path: { id: 'jun' }, query });
  expect(visitor.accountRequests()).toEqual(['/accounts/lookup?acct=jun']);
  await visitor.end();
});

test('loadAccount: shows an account whose relationship cannot be loaded', async () => {
  const { live, id, faults, instance, end } = await start();
  faults.of = respondAsGoToSocial(instance, ({ url }) =>
    url.includes('relationships') ? 'offline' : undefined,
  );
  expect(await loadAccount(live, { path: { id: 'jun' }, query })).toBe(id);
  await end();
});

test.each([
  ['a name', 'nobody', ['/accounts/lookup?acct=nobody', '/accounts/nobody']],
  [
    'an address',
    'nobody@other.example',
    [
      '/accounts/lookup?acct=nobody%40other.example',
      '/accounts/search?q=nobody%40other.example&resolve=true&limit=5',
    ],
  ],
  ['a number', '4711', ['/accounts/4711', '/accounts/lookup?acct=4711']],
])(
  'loadAccount: reports %s as not found once every request for it has failed',
  async (_, given, expected) => {
    const { live, accountRequests, end } = await start();
    await expect(loadAccount(live, { path: { id: given }, query })).rejects.toMatchObject({
      kind: 'notFound',
    });
    expect(accountRequests()).toEqual(expected);
    await end();
  },
);

test('loadAccount: resolves an address that the server has not seen', async () => {
  const { live, faults, instance, end } = await start();
  const far = { id: '77', acct: 'ana@far.example', username: 'ana' };
  const near = { id: '78', acct: 'ana@far.example.org', username: 'ana' };
  faults.of = respondAsGoToSocial(instance, ({ url }) =>
    url.includes('/accounts/search') ? Response.json([near, far]) : undefined,
  );
  expect(await loadAccount(live, { path: { id: 'Ana@far.example' }, query })).toBe('77');
  await end();
});

test.each(['jun', '@jun'])(
  'loadAccount: sends %s as the id to Akkoma, with the relationship in one request',
  async (given) => {
    const { live, id, accountRequests, end } = await start({ isOther: false });
    expect(await loadAccount(live, { path: { id: given }, query })).toBe(id);
    expect(accountRequests()).toEqual(['/accounts/jun']);
    expect(live.tables.relationships.get(id)?.following).toBe(true);
    await end();
  },
);
