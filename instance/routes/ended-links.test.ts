import { expect, test } from 'vitest';
import { createMailLink, type MailLinkPurpose } from '#store/mail-links.ts';
import {
  startTestInstance,
  type TestClient,
  type TestInstance,
  type TestResponse,
} from '#testing/start-test-instance.ts';
import { totpCode } from '#testing/totp-code.ts';

const password = 'correct horse battery';
const now = 1_790_000_000_000;
const mfaPath = '/api/pleroma/accounts/mfa';

interface Member {
  readonly instance: TestInstance;
  readonly erin: TestClient;
  /** Creates a link as a mail to the member would contain it, and returns its path. */
  readonly link: (purpose: MailLinkPurpose) => string;
}

async function startMember(): Promise<Member> {
  const instance = await startTestInstance({ world: 'empty', now: () => now });
  const erin = await instance.as('erin', { password, email: 'erin@example.org' });
  const id = erin.account?.id ?? '';
  const { database } = instance.instance;
  const link = (purpose: MailLinkPurpose): string => {
    const detail = 'new@example.org';
    const secret = createMailLink(database, { accountId: id, purpose, detail, createdAt: now });
    return {
      reset: `/api/v1/pleroma/password_reset/${secret}`,
      confirm: `/api/account/confirm_email/${id}/${secret}`,
      'change-email': `/api/account/change_email/${secret}`,
    }[purpose];
  };
  return { instance, erin, link };
}

async function confirmTotp({ erin }: Member): Promise<TestResponse> {
  const { key } = (await erin.get(`${mfaPath}/setup/totp`)).body;
  return erin.post(`${mfaPath}/confirm/totp`, { password, code: totpCode(key, now) });
}

function submitReset({ instance }: Member, path: string): Promise<TestResponse> {
  const fields = {
    secret: path.split('/').at(-1) ?? '',
    password: 'another horse',
    password_confirmation: 'another horse',
  };
  return instance.visitor.post(
    '/api/v1/pleroma/password_reset',
    new URLSearchParams(fields).toString(),
  );
}

/**
 * Prepares a change of an account before the links are created. Returns a function that sends the
 * request of the change.
 */
type PrepareChange = (member: Member) => Promise<() => Promise<TestResponse>>;

const changes: Readonly<Record<string, PrepareChange>> = {
  'a changed password':
    async ({ erin }) =>
    () =>
      erin.post('/api/pleroma/change_password', {
        password,
        new_password: 'another horse',
        new_password_confirmation: 'another horse',
      }),
  'a changed address':
    async ({ erin }) =>
    () =>
      erin.post('/api/pleroma/change_email', { password, email: 'other@example.org' }),
  'a removed address':
    async ({ erin }) =>
    () =>
      erin.post('/api/pleroma/change_email', { password, email: '' }),
  'a new second factor': async (member) => () => confirmTotp(member),
  'a removed second factor': async (member) => {
    await confirmTotp(member);
    return () => member.erin.delete(`${mfaPath}/totp`, { password });
  },
  'new recovery codes':
    async ({ erin }) =>
    () =>
      erin.get(`${mfaPath}/backup_codes`),
  'a deleted account':
    async ({ erin }) =>
    () =>
      erin.post('/api/pleroma/delete_account', { password }),
};

const purposes: readonly MailLinkPurpose[] = ['reset', 'confirm', 'change-email'];

test.each(Object.keys(changes))('clearMailLinks: %s ends all older mailed links', async (name) => {
  const member = await startMember();
  const change = await changes[name]?.(member);
  const links = purposes.map((purpose) => member.link(purpose));
  const done = await change?.();
  expect([done?.status, done?.body?.error]).toEqual([200, undefined]);
  for (const path of links) expect((await member.instance.visitor.get(path)).status).toBe(404);
});

test('clearMailLinks: a password set by a mailed link ends all other links', async () => {
  const member = await startMember();
  const reset = member.link('reset');
  const others = [member.link('confirm'), member.link('change-email')];
  expect((await submitReset(member, reset)).status).toBe(200);
  for (const path of [reset, ...others])
    expect((await member.instance.visitor.get(path)).status).toBe(404);
});

test('clearMailLinks: an address confirmed by a mailed link ends all other links', async () => {
  const member = await startMember();
  const others = [member.link('reset'), member.link('confirm')];
  const change = member.link('change-email');
  expect((await member.instance.visitor.get(change)).status).toBe(200);
  for (const path of [change, ...others])
    expect((await member.instance.visitor.get(path)).status).toBe(404);
});

test.each(purposes)(
  'clearMailLinks: a refused change keeps the mailed link for %s',
  async (purpose) => {
    const member = await startMember();
    const path = member.link(purpose);
    const wrong = { password: 'wrong', email: 'other@example.org', code: '000000' };
    await member.erin.post('/api/pleroma/change_email', wrong);
    await member.erin.post(`${mfaPath}/confirm/totp`, wrong);
    await member.erin.post('/api/pleroma/change_password', {
      password: 'wrong',
      new_password: 'another horse',
      new_password_confirmation: 'another horse',
    });
    expect((await member.instance.visitor.get(path)).status).toBe(200);
  },
);

test('clearMailLinks: the mailed links of other members stay valid', async () => {
  const member = await startMember();
  const path = member.link('reset');
  const ana = await member.instance.as('ana', { password });
  expect((await ana.post('/api/pleroma/change_email', { password, email: '' })).status).toBe(200);
  expect((await member.instance.visitor.get(path)).status).toBe(200);
});
