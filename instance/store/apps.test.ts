import { expect, test } from 'vitest';
import { startTestInstance } from '#testing/start-test-instance.ts';
import { appById, registerApp } from './apps.ts';
import { issueToken, tokenById } from './tokens.ts';

async function openStore() {
  const running = await startTestInstance();
  const { database } = running.instance;
  const accountId = (await running.as('ana')).account?.id ?? '';
  const app = { name: 'x', redirectUris: 'x', scopes: 'read', website: null, createdAt: 0 };
  return {
    database,
    accountId,
    register: () => registerApp(database, app).id,
    issue: (appId: number, owner: string | null) =>
      issueToken(database, { appId, accountId: owner, scopes: 'read', createdAt: 0 }).id,
  };
}

test('registerApp: removes the oldest apps that nobody uses, once there are too many', async () => {
  const { database, accountId, register, issue } = await openStore();
  const used = register();
  const token = issue(used, accountId);
  const unused = register();
  const ownToken = issue(unused, null);
  database.transaction(() => {
    for (let count = 0; count < 10_200; count += 1) register();
  });
  expect(appById(database, used)?.id).toBe(used);
  expect(tokenById(database, token)?.id).toBe(token);
  expect(appById(database, unused)).toBeUndefined();
  expect(tokenById(database, ownToken)).toBeUndefined();
  expect(database.count('apps')).toBeLessThan(10_200);
  const newest = register();
  expect(appById(database, newest)?.id).toBe(newest);
});

test('issueToken: keeps the newest tokens of an app without a member, and all of members', async () => {
  const { database, accountId, register, issue } = await openStore();
  const app = register();
  const other = issue(register(), null);
  const oldest = issue(app, null);
  const ofMember = issue(app, accountId);
  for (let count = 0; count < 100; count += 1) issue(app, null);
  expect(tokenById(database, oldest)).toBeUndefined();
  expect(tokenById(database, ofMember)?.id).toBe(ofMember);
  expect(tokenById(database, other)?.id).toBe(other);
  expect(database.count('tokens WHERE app_id = ?', app)).toBe(101);
});
