import { expect, test } from 'vitest';
import { createTables } from '#store/tables.ts';
import { statusUrl } from './actions/status-url.ts';
import { serverOrigin } from './server-origin.ts';

const proxy = 'http://localhost:5173';

test.each([
  ['https://far.example/users/mira', 'https://far.example'],
  ['https://far.example:8443/@mira', 'https://far.example:8443'],
  ['javascript:alert(1)', proxy],
  ['/users/mira', proxy],
  ['', proxy],
  [undefined, proxy],
])(
  'serverOrigin: behind a proxy, for a member with the profile URL %j, returns %s',
  (url, expected) => {
    const tables = createTables();
    tables.accounts.merge({ id: '1', acct: 'mira', ...(url === undefined ? {} : { url }) });
    expect(serverOrigin({ tables, viewerId: '1', origin: proxy })).toBe(expected);
  },
);

test('serverOrigin: for a visitor, returns the origin of the page', () => {
  expect(serverOrigin({ tables: createTables(), viewerId: null, origin: proxy })).toBe(proxy);
});

test('statusUrl: behind a proxy, returns a URL on the member’s server for a local status', () => {
  const tables = createTables();
  tables.accounts.merge({ id: '1', url: 'https://far.example/users/mira' });
  const session = { tables, viewerId: '1', origin: proxy };
  expect(statusUrl(session, { id: 's', isLocal: true })).toBe('https://far.example/notice/s');
  const remote = { id: 's', isLocal: false, url: 'https://near.example/@jun/1' };
  expect(statusUrl(session, remote)).toBe('https://near.example/@jun/1');
});
