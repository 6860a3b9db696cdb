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
])('serverOrigin: behind a proxy, of a member with the address %j, is %s', (url, expected) => {
  const tables = createTables();
  tables.accounts.merge({ id: '1', acct: 'mira', ...(url === undefined ? {} : { url }) });
  expect(serverOrigin({ tables, viewerId: '1', origin: proxy })).toBe(expected);
});

test('serverOrigin: of a visitor is that of the page', () => {
  expect(serverOrigin({ tables: createTables(), viewerId: null, origin: proxy })).toBe(proxy);
});

test('statusUrl: behind a proxy, of a local status, names the server of the member', () => {
  const tables = createTables();
  tables.accounts.merge({ id: '1', url: 'https://far.example/users/mira' });
  const session = { tables, viewerId: '1', origin: proxy };
  expect(statusUrl(session, { id: 's', isLocal: true })).toBe('https://far.example/notice/s');
  const remote = { id: 's', isLocal: false, url: 'https://near.example/@jun/1' };
  expect(statusUrl(session, remote)).toBe('https://near.example/@jun/1');
});
