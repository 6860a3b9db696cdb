import { beforeAll, expect, test } from 'vitest';
import type { TestClient, TestInstance, TestResponse } from '#testing/start-test-instance.ts';
import { startTestInstance } from '#testing/start-test-instance.ts';
import { createPasswordResetLink } from '#commands/password-reset-link.ts';
import { accountById } from '#store/accounts.ts';
import { createMailLink } from '#store/mail-links.ts';

let instance: TestInstance;
let ana: TestClient;
let clientId: string;

beforeAll(async () => {
  instance = await startTestInstance({ config: { demo: true } });
  ana = await instance.as('ana', {
    email: 'ana@instance.test',
    password: 'old password',
    settings: { language: 'fr' },
  });
  const { body } = await instance.visitor.post('/api/v1/apps', {
    client_name: 'Reader',
    redirect_uris: 'https://client.example/back',
    scopes: 'read',
  });
  clientId = body.client_id;
});

const authorization = () => ({
  response_type: 'code',
  client_id: clientId,
  redirect_uri: 'https://client.example/back',
});
const query = (fields: Record<string, string>) => new URLSearchParams(fields).toString();
const linkOf = (purpose: 'confirm' | 'reset'): string =>
  createMailLink(instance.instance.database, {
    accountId: ana.account?.id ?? '',
    purpose,
    createdAt: Date.now(),
  });

type Headers = Record<string, string>;
type Open = (headers: Headers) => Promise<TestResponse>;

/** The pages about nobody in particular. */
const visitorPages: readonly (readonly [string, Open])[] = [
  [
    'authorisation',
    (headers) => instance.visitor.get(`/oauth/authorize?${query(authorization())}`, headers),
  ],
  ['an invalid authorisation', (headers) => instance.visitor.get('/oauth/authorize', headers)],
  [
    'a wrong password',
    (headers) =>
      instance.visitor.post(
        '/oauth/authorize',
        query(
          Object.fromEntries(
            Object.entries({ ...authorization(), name: 'ana', password: 'wrong' }).map(
              ([name, value]) => [`authorization[${name}]`, value],
            ),
          ),
        ),
        headers,
      ),
  ],
  [
    'a wrong code',
    (headers) => instance.visitor.post('/oauth/mfa/verify', 'mfa[mfa_token]=x', headers),
  ],
  [
    'an expired link',
    (headers) => instance.visitor.get('/api/v1/pleroma/password_reset/x', headers),
  ],
  [
    'an expired confirmation',
    (headers) => instance.visitor.get('/api/account/confirm_email/1/x', headers),
  ],
  [
    'an expired change of address',
    (headers) => instance.visitor.get('/api/account/change_email/x', headers),
  ],
  [
    'a form without its fields',
    (headers) =>
      instance.visitor.post('/api/v1/pleroma/password_reset', '', {
        ...headers,
        accept: 'text/html',
      }),
  ],
  [
    'following from elsewhere',
    (headers) => instance.visitor.get('/main/ostatus?nickname=ana', headers),
  ],
  ['following nobody', (headers) => instance.visitor.get('/main/ostatus', headers)],
  ['the mails of a demo', (headers) => instance.visitor.get('/dev/mail', headers)],
  ['an invalid path', (headers) => instance.visitor.get('/%E0%A4%A', headers)],
];

/** The pages about the account `ana`, which has chosen French. */
const memberPages: readonly (readonly [string, Open])[] = [
  [
    'a new password',
    (headers) => instance.visitor.get(`/api/v1/pleroma/password_reset/${linkOf('reset')}`, headers),
  ],
  [
    'a confirmed address',
    (headers) =>
      instance.visitor.get(
        `/api/account/confirm_email/${ana.account?.id}/${linkOf('confirm')}`,
        headers,
      ),
  ],
];

const cookie = 'a=1; userLanguage=de-AT';
const accept = 'tlh, ar;q=0.9, es;q=0.8';
const choices = [
  {
    sent: 'all three',
    headers: { cookie, 'accept-language': accept },
    visitor: 'de',
    member: 'de',
  },
  {
    sent: 'an unknown cookie',
    headers: { cookie: 'userLanguage=tlh', 'accept-language': accept },
    visitor: 'ar',
    member: 'fr',
  },
  { sent: 'the header', headers: { 'accept-language': accept }, visitor: 'ar', member: 'fr' },
  { sent: 'nothing', headers: {}, visitor: 'en', member: 'fr' },
];

function expectPage(page: TestResponse, language: string): void {
  const direction = language === 'ar' ? 'rtl' : 'ltr';
  expect(page.body).toContain(`<html lang="${language}" dir="${direction}">`);
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
  const policy = page.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'; style-src 'nonce-");
  expect(policy).toContain("base-uri 'none'; frame-ancestors 'none'");
  expect(policy).not.toContain('script-src');
  expect(page.body).not.toMatch(
    /<script|\son\w+=|\sstyle=|<link|<img|https?:\/\/(?!instance|client)/,
  );
}

for (const { sent, headers, visitor, member } of choices) {
  test.each(visitorPages)(
    `pages: with ${sent}, the page for %s is in ${visitor}, without scripts [R-INST-047]`,
    async (_name, open) => expectPage(await open(headers), visitor),
  );
  test.each(memberPages)(
    `pages: with ${sent}, the page for %s is in ${member}, without scripts [R-INST-047]`,
    async (_name, open) => expectPage(await open(headers), member),
  );
}

test('pages: without a language of the account, its pages follow the browser', async () => {
  const { account } = await instance.as('bob', { email: 'bob@instance.test' });
  const bob = accountById(instance.instance.database, account?.id ?? '');
  if (!bob) throw new Error('bob has no account');
  const { link } = createPasswordResetLink(instance.instance, bob, '');
  expectPage(await instance.visitor.get(link, { 'accept-language': accept }), 'ar');
});

test('pages: an API call reports the same error as JSON', async () => {
  const answer = await instance.visitor.post('/api/v1/pleroma/password_reset', '');
  expect(answer.status).toBe(400);
  expect(answer.headers.get('content-type')).toContain('json');
});

test('mails: follow a later change of the account’s language [R-INST-048]', async () => {
  const eva = await instance.as('eva', {
    email: 'eva@instance.test',
    settings: { language: 'de' },
  });
  const { body } = await eva.patch('/api/v1/accounts/update_credentials', { language: 'fr' });
  expect(body.acct).toBe('eva');
  await instance.visitor.post('/auth/password?nickname=eva');
  await expect
    .poll(async () =>
      (await instance.instance.mail.all()).map(({ to, text }) => [to, text.split(',')[0]]),
    )
    .toContainEqual(['eva@instance.test', 'Bonjour eva']);
});
