import { beforeEach, expect, test } from 'vitest';
import {
  startTestInstance,
  type TestResponse,
  type TestClient,
  type TestInstance,
} from '#testing/start-test-instance.ts';
import { totpCode } from '#testing/totp-code.ts';

const password = 'correct horse';
const now = 1_790_000_000_000;
let instance: TestInstance;
let erin: TestClient;

beforeEach(async () => {
  instance = await startTestInstance({ world: 'empty', now: () => now });
  erin = await instance.as('erin', { password, email: 'erin@example.org' });
});

const path = '/api/pleroma/accounts/mfa';
const isOn = async (): Promise<boolean> => (await erin.get(path)).body.settings.enabled;
const codeOf = (key: string): string => totpCode(key, now);

async function setUp(): Promise<string> {
  return (await erin.get(`${path}/setup/totp`)).body.key;
}

function confirm(fields: Record<string, string>): Promise<TestResponse> {
  return erin.post(`${path}/confirm/totp`, { password, ...fields });
}

test('mfaSettingsRoutes: a second factor takes effect after its first code was confirmed [R-INST-012]', async () => {
  expect((await erin.get(path)).body).toEqual({ settings: { enabled: false, totp: false } });
  const { key, provisioning_uri } = (await erin.get(`${path}/setup/totp`)).body;
  expect(provisioning_uri).toBe(
    `otpauth://totp/erin@example.org?digits=6&issuer=Rookery&period=30&secret=${key}`,
  );
  expect(await isOn()).toBe(false);
  const code = codeOf(key);
  expect(await confirm({ code: '000000' })).toMatchObject({
    status: 422,
    body: { error: 'invalid_token' },
  });
  expect(await confirm({ code, password: 'nope' })).toMatchObject({
    status: 422,
    body: { error: 'Invalid password.' },
  });
  expect(await confirm({})).toMatchObject({ status: 400 });
  expect(await isOn()).toBe(false);
  expect(await confirm({ code })).toMatchObject({ status: 200, body: {} });
  expect((await erin.get(path)).body).toEqual({ settings: { enabled: true, totp: true } });
  expect((await confirm({ code })).status).toBe(422);
});

test('mfaSettingsRoutes: a proposed authenticator does not disable the current one', async () => {
  const first = await setUp();
  await confirm({ code: codeOf(first) });
  const second = await setUp();
  expect(await isOn()).toBe(true);
  expect((await confirm({ code: codeOf(first) })).status).toBe(422);
  expect((await confirm({ code: codeOf(second) })).status).toBe(200);
});

test('mfaSettingsRoutes: removes a second factor with the password [R-INST-012]', async () => {
  await confirm({ code: codeOf(await setUp()) });
  expect(await erin.delete(`${path}/totp`, { password: 'nope' })).toMatchObject({
    status: 422,
    body: { error: 'Invalid password.' },
  });
  expect(await isOn()).toBe(true);
  expect(await erin.delete(`${path}/totp`, { password })).toMatchObject({ status: 200, body: {} });
  expect(await isOn()).toBe(false);
});

test('mfaSettingsRoutes: creates five new recovery codes each time and stores hashes', async () => {
  const first = (await erin.get(`${path}/backup_codes`)).body.codes;
  const second = (await erin.get(`${path}/backup_codes`)).body.codes;
  expect(new Set([...first, ...second]).size).toBe(10);
  const stored = instance.instance.database.all<{ code_hash: string }>(
    'SELECT code_hash FROM recovery_codes',
  );
  expect(stored).toHaveLength(5);
  expect(stored.map((row) => row.code_hash).filter((hash) => second.includes(hash))).toEqual([]);
});
