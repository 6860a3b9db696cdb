import { expect, test } from 'vitest';
import { unsealCaptchaAnswer } from '#captcha/sealed-answer.ts';
import type { ConfigChanges } from '#config.ts';
import { accountByAcct, updateAccount } from '#store/accounts.ts';
import { insertInvite } from '#store/invites.ts';
import {
  startTestInstance,
  type TestResponse,
  type TestInstance,
} from '#testing/start-test-instance.ts';

const wish = {
  username: 'nora',
  nickname: 'nora',
  fullname: 'Nora',
  email: 'nora@instance.test',
  password: 'Rook-and-crow-1',
  confirm: 'Rook-and-crow-1',
  agreement: true,
  bio: 'Birds',
};

interface SignUpScene {
  readonly instance: TestInstance;
  signUp(changes?: Readonly<Record<string, unknown>>): Promise<TestResponse>;
  signIn(): Promise<TestResponse>;
}

/** Starts an instance with a registration mode and registers an app for sign-up. */
async function sceneOf(
  registration: NonNullable<ConfigChanges['registration']> = {},
  config: ConfigChanges = {},
): Promise<SignUpScene> {
  const instance = await startTestInstance({ config: { ...config, registration } });
  const app = await instance.visitor.post('/api/v1/apps', {
    client_name: 'tests',
    redirect_uris: 'urn:ietf:wg:oauth:2.0:oob',
    scopes: 'read write follow push admin',
  });
  const { client_id, client_secret } = app.body;
  const token = await instance.visitor.post('/oauth/token', {
    client_id,
    client_secret,
    grant_type: 'client_credentials',
  });
  const headers = { authorization: `Bearer ${token.body.access_token}` };
  return {
    instance,
    signUp: (changes = {}) =>
      instance.visitor.post('/api/v1/accounts', { ...wish, ...changes }, headers),
    signIn: () =>
      instance.visitor.post('/oauth/token', {
        client_id,
        client_secret,
        grant_type: 'password',
        username: wish.username,
        password: wish.password,
      }),
  };
}

async function linkInMail({ instance }: SignUpScene): Promise<string> {
  const [mail] = await instance.instance.mail.all();
  return /http:\/\/instance\.test(\/\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
}

test('signUpRoutes: an open instance returns a token without staff scopes [R-INST-007]', async () => {
  const scene = await sceneOf();
  const answer = await scene.signUp();
  expect(answer.status).toBe(200);
  expect(answer.body).toMatchObject({
    me: 'http://instance.test/users/nora',
    scope: 'read write follow push',
    token_type: 'Bearer',
  });
  expect((await scene.signIn()).status).toBe(200);
});

test.each([
  [{ email: 'taken@instance.test' }, { email: ['has already been taken'] }],
  [{ username: 'TAKEN', email: 'x@instance.test' }, { nickname: ['has already been taken'] }],
  [{ email: `a@${'.'.repeat(200_000)} b` }, { email: ['has invalid format'] }],
  [{ email: 'notanemail' }, { email: ['has invalid format'] }],
  [
    { username: 'bad nick!', email: 'bad nick!@instance.test' },
    { email: ['has invalid format'], nickname: ['has invalid format'] },
  ],
  [{ username: 'about' }, { nickname: ['is reserved'] }],
  [{ confirm: 'other' }, { password_confirmation: ['does not match confirmation'] }],
  [{ password: '', confirm: '' }, { password: ["can't be blank"] }],
  [{ password: 'a', confirm: 'a' }, { password: ['should be at least 8 character(s)'] }],
  [{ bio: 'x'.repeat(5001) }, { bio: ['should be at most 5000 character(s)'] }],
])('signUpRoutes: refuses %j with JSON in the error text', async (changes, issues) => {
  const scene = await sceneOf();
  await scene.instance.as('taken', { email: 'taken@instance.test' });
  const answer = await scene.signUp(changes);
  expect(answer.status).toBe(400);
  expect(JSON.parse(answer.body.error)).toEqual(issues);
});

test('signUpRoutes: refuses a sign-up without required fields or an app', async () => {
  const scene = await sceneOf();
  const answer = await scene.signUp({ password: undefined, agreement: undefined });
  expect(answer.status).toBe(400);
  expect(answer.body.error).toBe('Missing field: password. Missing field: agreement.');
  const visitor = await scene.instance.visitor.post('/api/v1/accounts', wish);
  expect(visitor.status).toBe(403);
  expect(visitor.body).toEqual({ error: 'Invalid credentials' });
});

test('signUpRoutes: of two simultaneous sign-ups with one name, only one succeeds', async () => {
  const scene = await sceneOf();
  const answers = await Promise.all([
    scene.signUp({ email: 'one@instance.test' }),
    scene.signUp({ email: 'two@instance.test' }),
  ]);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 400]));
});

test('signUpRoutes: with approval, saves the reason, notifies staff and refuses sign-in until approved [R-INST-007]', async () => {
  const scene = await sceneOf({ approval: true });
  await scene.instance.as('boss', { role: 'admin', email: 'boss@instance.test' });
  const answer = await scene.signUp({ reason: 'I like herons' });
  expect(answer.status).toBe(200);
  expect(answer.body.identifier).toBe('awaiting_approval');
  const { database, mail } = scene.instance.instance;
  const account = accountByAcct(database, 'nora');
  expect(account).toMatchObject({ approved: 0, registration_reason: 'I like herons' });
  const [message] = await mail.all();
  expect(message).toMatchObject({ to: 'boss@instance.test' });
  expect(message?.text).toContain('I like herons');
  const early = await scene.signIn();
  expect(early.status).toBe(403);
  expect(early.body.identifier).toBe('awaiting_approval');
  updateAccount(database, account?.id ?? '', { approved: 1 });
  expect((await scene.signIn()).status).toBe(200);
});

test('signUpRoutes: with confirmation, the mailed link is required to sign in [R-INST-007]', async () => {
  const scene = await sceneOf({ confirmation: true });
  const answer = await scene.signUp();
  expect(answer.body.identifier).toBe('missing_confirmed_email');
  const early = await scene.signIn();
  expect(early.status).toBe(403);
  expect(early.body.identifier).toBe('missing_confirmed_email');
  const link = await linkInMail(scene);
  expect((await scene.instance.visitor.get(`${link}x`)).status).toBe(404);
  const page = await scene.instance.visitor.get(link);
  expect(page.status).toBe(200);
  expect(page.body).toContain('confirmed');
  expect((await scene.signIn()).status).toBe(200);
});

test('signUpRoutes: requires an email address only if it must be confirmed', async () => {
  const open = await sceneOf();
  expect((await open.signUp({ email: '' })).status).toBe(200);
  expect((await open.signUp({ email: '', username: 'otto' })).status).toBe(200);
  const confirming = await sceneOf({ confirmation: true });
  const answer = await confirming.signUp({ email: '' });
  expect(JSON.parse(answer.body.error)).toEqual({ email: ["can't be blank"] });
});

test('signUpRoutes: resends the confirmation, which invalidates the older link, without revealing accounts', async () => {
  const scene = await sceneOf({ confirmation: true });
  await scene.signUp();
  const first = await linkInMail(scene);
  const path = '/api/v1/pleroma/accounts/confirmation_resend';
  expect((await scene.instance.visitor.post(`${path}?email=${wish.email}`)).status).toBe(204);
  expect((await scene.instance.visitor.post(`${path}?nickname=nobody`)).status).toBe(204);
  expect((await scene.instance.visitor.post(path)).status).toBe(204);
  expect(await scene.instance.instance.mail.all()).toHaveLength(2);
  const second = await linkInMail(scene);
  expect((await scene.instance.visitor.get(first)).status).toBe(404);
  expect((await scene.instance.visitor.get(second)).status).toBe(200);
});

test('signUpRoutes: a closed instance accepts invites within their limits [R-INST-007]', async () => {
  const scene = await sceneOf({ open: false, invites: true });
  const { database } = scene.instance.instance;
  const now = Date.now();
  const closed = await scene.signUp();
  expect([closed.status, closed.body.error]).toEqual([400, 'Expired token']);
  const bogus = await scene.signUp({ token: 'bogus' });
  expect([bogus.status, bogus.body.error]).toEqual([400, 'Invalid token']);
  const late = insertInvite(database, { expiresAt: now - 1, createdAt: now });
  expect((await scene.signUp({ token: late.token })).body.error).toBe('Expired token');
  const once = insertInvite(database, { createdAt: now });
  const wrong = await scene.signUp({ token: once.token, email: 'wrong' });
  expect(wrong.status).toBe(400);
  expect((await scene.signUp({ token: once.token })).status).toBe(200);
  const again = await scene.signUp({
    token: once.token,
    username: 'otto',
    email: 'otto@instance.test',
  });
  expect([again.status, again.body.error]).toEqual([400, 'Expired token']);
});

test('signUpRoutes: the solution of a native captcha is valid once [R-INST-008]', async () => {
  const scene = await sceneOf({ captcha: 'native' });
  const missing = await scene.signUp();
  expect(JSON.parse(missing.body.error)).toEqual({
    captcha: ['Invalid CAPTCHA (Missing parameter: captcha_solution)'],
  });
  const { body } = await scene.instance.visitor.get('/api/v1/pleroma/captcha');
  expect(body).toMatchObject({ type: 'native', seconds_valid: 300 });
  expect(body.url).toMatch(/^data:image\/png;base64,/);
  const given = { captcha_token: body.token, captcha_answer_data: body.answer_data };
  const wrong = await scene.signUp({ ...given, captcha_solution: 'zzzzz1' });
  expect([wrong.status, JSON.parse(wrong.body.error)]).toEqual([
    400,
    { captcha: ['Invalid CAPTCHA'] },
  ]);
  const solved = { ...given, captcha_solution: solutionOf(scene.instance, body.answer_data) };
  expect((await scene.signUp(solved)).status).toBe(200);
  const reused = await scene.signUp({ ...solved, username: 'otto', email: 'otto@instance.test' });
  expect(JSON.parse(reused.body.error)).toEqual({ captcha: ['CAPTCHA already used'] });
});

function solutionOf(instance: TestInstance, sealed: string): string {
  const key = instance.instance.database.get<{ value: string }>(
    "SELECT value FROM meta WHERE name = 'captcha'",
  );
  return unsealCaptchaAnswer(Buffer.from(key?.value ?? '', 'hex'), sealed)?.answer ?? '';
}

test('signUpRoutes: serves the image of a kocaptcha until it expires [R-INST-008]', async () => {
  let now = Date.now();
  const instance = await startTestInstance({
    now: () => now,
    config: { registration: { captcha: 'kocaptcha', captchaSeconds: 60 } },
  });
  const { body } = await instance.visitor.get('/api/v1/pleroma/captcha');
  expect(body).toMatchObject({ type: 'kocaptcha', seconds_valid: 60 });
  const path = new URL(body.url).pathname;
  const picture = await instance.visitor.get(path);
  expect(picture.status).toBe(200);
  expect(picture.headers.get('content-type')).toBe('image/png');
  expect((await instance.visitor.get('/captchas/forged.png')).status).toBe(404);
  now += 61_000;
  expect((await instance.visitor.get(path)).status).toBe(404);
});

test('signUpRoutes: reports that captchas are disabled', async () => {
  const { instance } = await sceneOf();
  expect((await instance.visitor.get('/api/v1/pleroma/captcha')).body).toEqual({ type: 'none' });
});
