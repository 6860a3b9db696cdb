import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import type { Mail } from '#mail/mailbox.ts';
import { passwordMatches } from '#store/passwords.ts';
import { accountByAcct } from '#store/accounts.ts';
import { startTestInstance, type TestInstance } from '#testing/start-test-instance.ts';

function mailsOf(instance: TestInstance, count: number): Promise<readonly Mail[]> {
  return vi.waitFor(async () => {
    const mails = await instance.instance.mail.all();
    expect(mails.length).toBeGreaterThanOrEqual(count);
    return mails;
  });
}

async function requestReset(instance: TestInstance): Promise<string> {
  await instance.visitor.post('/auth/password?email=ana@instance.test');
  // The mail is sent after the response.
  const [mail] = await mailsOf(instance, 1);
  return /password_reset\/(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
}

test('mailedLinkRoutes: a reset request has the same response for known and unknown accounts [R-INST-006]', async () => {
  const instance = await startTestInstance();
  await instance.as('ana', { email: 'ana@instance.test', password: 'old' });
  for (const query of ['email=ana@instance.test', 'nickname=ana', 'email=nobody@else.test', ''])
    expect((await instance.visitor.post(`/auth/password?${query}`)).status).toBe(204);
  expect(await mailsOf(instance, 2)).toHaveLength(2);
});

test('mailedLinkRoutes: responds before it sends the mail, so that the duration reveals nothing', async () => {
  const instance = await startTestInstance();
  await instance.as('ana', { email: 'ana@instance.test', password: 'old' });
  const later: (() => void)[] = [];
  const { setImmediate: wait } = globalThis;
  const spy = vi.spyOn(globalThis, 'setImmediate').mockImplementation((work) => {
    later.push(work);
    return wait(() => undefined);
  });
  const response = await instance.visitor.post('/auth/password?nickname=ana');
  spy.mockRestore();
  const links = () => instance.instance.database.all('SELECT secret_hash FROM mail_links');
  expect(response.status).toBe(204);
  expect(links()).toEqual([]);
  for (const work of later) work();
  expect(links()).toHaveLength(1);
});

test('mailedLinkRoutes: refuses the sixth reset request within half an hour [R-INST-006]', async () => {
  const instance = await startTestInstance({ config: { throttle: true } });
  const statuses: number[] = [];
  for (const _ of [1, 2, 3, 4, 5, 6])
    statuses.push((await instance.visitor.post('/auth/password?email=x@y.test')).status);
  expect(statuses).toEqual([204, 204, 204, 204, 204, 429]);
});

test('mailedLinkRoutes: refuses a request that accepts only JSON, like Akkoma', async () => {
  const instance = await startTestInstance();
  const path = '/auth/password?nickname=ana';
  const response = await instance.visitor.post(path, undefined, { accept: 'application/json' });
  expect(response.status).toBe(406);
  expect((await instance.visitor.post(path, undefined, { accept: '*/*' })).status).toBe(204);
});

test("mailedLinkRoutes: the link's page sets the password once and ends all sign-ins [R-INST-039]", async () => {
  const instance = await startTestInstance();
  const ana = await instance.as('ana', { email: 'ana@instance.test', password: 'old' });
  const secret = await requestReset(instance);
  const page = await instance.visitor.get(`/api/v1/pleroma/password_reset/${secret}`);
  expect(page.status).toBe(200);
  expect(page.body).toContain('<form action="/api/v1/pleroma/password_reset" method="post">');

  const send = (password: string, again = password, with_ = secret) =>
    instance.visitor.post(
      '/api/v1/pleroma/password_reset',
      new URLSearchParams({ secret: with_, password, password_confirmation: again }).toString(),
    );
  expect((await send('a new one', 'another one')).status).toBe(400);
  expect((await send('')).status).toBe(400);
  expect((await send('x'.repeat(4097))).status).toBe(400);
  for (const weak of ['a', '1234567', ' '.repeat(9)]) expect((await send(weak)).status).toBe(400);
  expect((await send('a new one', 'a new one', 'forged')).status).toBe(404);
  expect((await ana.get('/api/v1/accounts/verify_credentials')).status).toBe(200);

  expect((await send('a new one')).status).toBe(200);
  const stored = accountByAcct(instance.instance.database, 'ana')?.password_hash ?? null;
  expect(await passwordMatches(stored, 'a new one')).toBe(true);
  expect((await ana.get('/api/v1/accounts/verify_credentials')).status).toBe(403);
  expect((await send('once again')).status).toBe(404);
  expect((await instance.visitor.get(`/api/v1/pleroma/password_reset/${secret}`)).status).toBe(404);
});

test('mailedLinkRoutes: a link expires after a day', async () => {
  let now = Date.now();
  const instance = await startTestInstance({ now: () => now });
  await instance.as('ana', { email: 'ana@instance.test', password: 'old' });
  const path = `/api/v1/pleroma/password_reset/${await requestReset(instance)}`;
  expect((await instance.visitor.get(path)).status).toBe(200);
  now += 86_400_001;
  expect((await instance.visitor.get(path)).status).toBe(404);
});

test('mailedLinkRoutes: the mail and the pages are in the member’s language', async () => {
  const instance = await startTestInstance({ config: { name: 'Reed Bed' } });
  const settings = { language: 'ar' };
  await instance.as('ana', { email: 'ana@instance.test', password: 'old', settings });
  const secret = await requestReset(instance);
  const [mail] = await mailsOf(instance, 1);
  expect(mail?.subject).toBe('Reed Bed: تعيين كلمة مرور جديدة');
  expect(mail?.text).toContain('مرحبًا \u2068ana\u2069،');
  const page = await instance.visitor.get(`/api/v1/pleroma/password_reset/${secret}`);
  expect(page.body).toContain('<html lang="ar" dir="rtl">');
  expect(page.body).toContain('<h1>تعيين كلمة مرور جديدة</h1>');
  const forged = await instance.visitor.get('/api/v1/pleroma/password_reset/forged');
  expect(forged.body).toContain('<html lang="en" dir="ltr">');
  expect(forged.body).toContain('This link no longer works');
});

test('mailPageRoutes: lists mails as text, only in a demo', async () => {
  const demo = await startTestInstance({ config: { demo: true, name: '<script>x</script>' } });
  await demo.as('ana', { email: 'ana@instance.test', password: 'old' });
  await requestReset(demo);
  const page = await demo.visitor.get('/dev/mail');
  expect(page.status).toBe(200);
  expect(page.body).toContain('<a href="http://instance.test/api/v1/pleroma/password_reset/');
  expect(page.body).not.toContain('<script>');
  const real = await startTestInstance();
  expect((await real.visitor.get('/dev/mail')).status).toBe(404);
});

test('createFolderMailbox: saves each mail as a file in the data directory', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'rookery-mail-'));
  const instance = await startTestInstance({ dataDir });
  await instance.as('ana', { email: 'ana@instance.test', password: 'old' });
  expect(await requestReset(instance)).toMatch(/^[\w-]{43}$/);
  expect(readdirSync(join(dataDir, 'mail'))).toEqual([expect.stringMatching(/\.eml$/)]);
  await instance.close();
});
