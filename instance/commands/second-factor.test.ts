import { beforeEach, describe, expect, test } from 'vitest';
import { setPassword } from './set-password.ts';
import { confirmTotpSecret, proposeTotpSecret, saveRecoveryCodes } from '#store/second-factors.ts';
import {
  startTestInstance,
  type TestInstance,
  type TestResponse,
} from '#testing/start-test-instance.ts';
import { totpCode } from '#testing/totp-code.ts';

const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const password = 'correct horse';
const recoveryCode = 'abcdefghjkmnpqrs';
const redirectUri = 'urn:ietf:wg:oauth:2.0:oob';
const day = 86_400_000;
const hour = 3_600_000;

let now = 1_790_000_000_000;
let instance: TestInstance;
let accountId: string;
/** The app with which the owner signed in before. */
let ownApp: { client_id: string; client_secret: string };
let otherApp: typeof ownApp;

async function post(address: string, path: string, body: unknown): Promise<TestResponse> {
  const headers = { host: 'instance.test', 'content-type': 'application/json' };
  const response = await instance.fetch(
    new Request(`http://instance.test${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    }),
    { address },
  );
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  return {
    status: response.status,
    headers: response.headers,
    body: isJson ? JSON.parse(text) : text,
  };
}

interface Attempt {
  readonly address?: string;
  readonly app?: typeof ownApp;
  readonly type?: string;
  readonly secretWord?: string;
}

const home = '198.51.100.20';
const elsewhere = '203.0.113.7';

/** Signs in with the password, then sends the code. */
async function tryCode(code: string, attempt: Attempt = {}): Promise<TestResponse> {
  const { address = home, app = ownApp, type = 'totp', secretWord = password } = attempt;
  const grant = { grant_type: 'password', username: 'mira', password: secretWord, ...app };
  const first = await post(address, '/oauth/token', grant);
  const { mfa_token } = first.body;
  if (mfa_token === undefined) return first;
  return post(address, '/oauth/mfa/challenge', { ...app, mfa_token, code, challenge_type: type });
}

/** Signs in with the password on the page of the instance, then sends the code. */
async function tryCodeOnPage(code: string, address: string): Promise<TestResponse> {
  const authorization = {
    name: 'mira',
    password,
    client_id: ownApp.client_id,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: ['read'],
  };
  const page = await post(address, '/oauth/authorize', { authorization });
  const mfa_token = /mfa_token\]" value="([^"]+)"/.exec(page.body)?.[1] ?? '';
  const mfa = { mfa_token, code, challenge_type: 'totp' };
  return post(address, '/oauth/mfa/verify', { mfa });
}

const codeNow = (): string => totpCode(secret, now);

/** A code that is never correct, since the correct ones consist of digits. */
const wrong = 'abcdef';

const mostGuesses = 45;

/** Tries codes for a day, whenever they are accepted. Returns how many were tried. */
async function countGuesses(guess: () => Promise<TestResponse>): Promise<number> {
  const until = now + day;
  let wrongCodes = 0;
  while (now < until && wrongCodes <= mostGuesses) {
    if ((await guess()).status === 429) now += hour;
    else wrongCodes += 1;
  }
  return wrongCodes;
}

beforeEach(async () => {
  instance = await startTestInstance({
    now: () => now,
    people: [{ username: 'mira', password }],
    // The limits of requests would refuse most attempts before their code is checked.
    config: { throttle: false },
  });
  const register = async () =>
    (
      await instance.visitor.post('/api/v1/apps', {
        client_name: 'phone',
        redirect_uris: redirectUri,
        scopes: 'read',
      })
    ).body;
  ownApp = await register();
  otherApp = await register();
  expect((await tryCode('')).status).toBe(200);
  const { database } = instance.instance;
  accountId = (await instance.as('mira')).account?.id ?? '';
  proposeTotpSecret(database, accountId, secret);
  confirmTotpSecret(database, accountId);
  saveRecoveryCodes(database, accountId, [recoveryCode]);
});

describe('verifySecondFactor: limits wrong codes per account', () => {
  test.each<[string, () => Promise<TestResponse>]>([
    ['from the address and app of the owner', () => tryCode(wrong)],
    ['from elsewhere', () => tryCode(wrong, { address: elsewhere, app: otherApp })],
    [
      'from many addresses',
      () => tryCode(wrong, { address: `203.0.113.${now % 251}`, app: otherApp }),
    ],
    ['on the page of the instance', () => tryCodeOnPage(wrong, home)],
  ])('%s', async (_where, guess) => {
    expect(await countGuesses(guess)).toBeLessThan(mostGuesses);
  });

  test('counts wrong codes on the sign-in page and from apps together', async () => {
    for (let round = 0; round < 5; round += 1) {
      await tryCode(wrong);
      await tryCodeOnPage(wrong, home);
    }
    expect((await tryCode(codeNow())).status).toBe(429);
    expect((await tryCodeOnPage(codeNow(), home)).status).toBe(429);
  });
});

test('verifySecondFactor: after ten wrong codes, refuses the right one, says when to try again, and accepts it then', async () => {
  for (let round = 0; round < 10; round += 1) expect((await tryCode(wrong)).status).toBe(400);
  const refused = await tryCode(codeNow());
  expect(refused.status).toBe(429);
  expect(refused.headers.get('retry-after')).toBe('60');
  expect(refused.body.error).toBe('Too many wrong codes. Try again in 1 minute.');
  const page = await tryCodeOnPage(codeNow(), home);
  expect(page.headers.get('retry-after')).toBe('60');
  expect(page.body).toContain('try again after this time: 1 minute');
  now += 60_000;
  expect((await tryCode(codeNow())).status).toBe(200);
});

test('verifySecondFactor: doubles the wait up to an hour', async () => {
  const waits: number[] = [];
  for (let round = 0; round < 17; round += 1) {
    await tryCode(wrong);
    const { headers } = await tryCode(codeNow());
    const seconds = Number(headers.get('retry-after') ?? 0);
    if (seconds > 0) waits.push(seconds / 60);
    now += seconds * 1000;
  }
  expect(waits.slice(0, 8)).toEqual([1, 2, 4, 8, 16, 32, 60, 60]);
});

describe('verifySecondFactor: does not lock out the owner', () => {
  test('at a known address after wrong codes from elsewhere', async () => {
    for (let round = 0; round < 12; round += 1)
      await tryCode(wrong, { address: elsewhere, app: otherApp });
    expect((await tryCode(codeNow(), { address: elsewhere, app: otherApp })).status).toBe(429);
    expect((await tryCode(codeNow())).status).toBe(200);
  });

  test('with a recovery code, also where authenticator codes are refused', async () => {
    for (let round = 0; round < 12; round += 1) await tryCode(wrong);
    expect((await tryCode(codeNow())).status).toBe(429);
    expect((await tryCode(recoveryCode, { type: 'recovery' })).status).toBe(200);
  });

  test('after a new password', async () => {
    for (let round = 0; round < 12; round += 1) await tryCode(wrong);
    await setPassword(instance.instance, accountId, 'another horse');
    expect((await tryCode(codeNow(), { secretWord: 'another horse' })).status).toBe(200);
  });

  test('a day after the last wrong code, and when the clock was set back', async () => {
    for (let round = 0; round < 10; round += 1) await tryCode(wrong);
    now += day;
    for (let round = 0; round < 9; round += 1) expect((await tryCode(wrong)).status).toBe(400);
    expect((await tryCode(codeNow())).status).toBe(200);
    for (let round = 0; round < 10; round += 1) await tryCode(wrong);
    now -= 30 * day;
    const { status, headers } = await tryCode(codeNow());
    expect([status, Number(headers.get('retry-after')) <= hour / 1000]).toEqual([429, true]);
  });
});
