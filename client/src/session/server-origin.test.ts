import { expect, test } from 'vitest';
import { createTables } from '#store/tables.ts';
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
