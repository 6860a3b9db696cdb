import { submitAuthorization } from '@rookery/contract/calls/oauth.ts';
import { buildCallRequest } from '../send-call.ts';
import type { CreateValidInput } from '../valid-input.ts';
import type { WalkInstance } from '../walk-instance.ts';
import { walkPassword } from '../walk-instance.ts';
import { totpCode } from '#testing/totp-code.ts';

const setUp = async ({ bob, made }: WalkInstance): Promise<string> =>
  (await made(bob.get('/api/pleroma/accounts/mfa/setup/totp'))).key;

/** Enables Bob's second factor; returns the key and the recovery codes. */
const withSecondFactor = async (walk: WalkInstance): Promise<readonly string[]> => {
  const { bob, made } = walk;
  const { codes } = await made(bob.get('/api/pleroma/accounts/mfa/backup_codes'));
  const code = totpCode(await setUp(walk));
  await made(bob.post('/api/pleroma/accounts/mfa/confirm/totp', { password: walkPassword, code }));
  return codes;
};

const signIn = ({ app }: WalkInstance) => ({
  ...app,
  grant_type: 'password',
  username: 'bob',
  password: walkPassword,
  scope: 'read',
});

const token = async (walk: WalkInstance): Promise<string> =>
  (await walk.made(walk.visitor.post('/oauth/token', signIn(walk)))).access_token;

const consent = ({ app: { client_id, redirect_uri } }: WalkInstance) => ({
  authorization: {
    client_id,
    redirect_uri,
    response_type: 'code',
    scope: ['read'],
    state: 'x',
    name: 'bob',
    password: walkPassword,
  },
});

/** Valid input for calls about applications, tokens, second factors and registration. */
export const authenticationInputs = {
  createApplication: () => ({
    body: { client_name: 'x', redirect_uris: 'http://client.test/back', scopes: 'read' },
  }),
  verifyApplication: () => ({}),
  authorizePage: ({ app: { client_id, redirect_uri } }) => ({
    query: { response_type: 'code', client_id, redirect_uri, scope: 'read' },
  }),
  submitAuthorization: (walk) => ({ body: consent(walk), status: 302 }),
  submitSecondFactor: async (walk) => {
    const [code] = await withSecondFactor(walk);
    const page = await walk.send(
      buildCallRequest(submitAuthorization, { body: consent(walk) }, undefined),
    );
    const mfaToken = /name="mfa\[mfa_token\]"[^>]*value="([^"]+)"/.exec(await page.text())?.[1];
    return {
      body: { mfa: { mfa_token: mfaToken, code, challenge_type: 'recovery' } },
      status: 302,
    };
  },
  requestToken: (walk) => ({ body: signIn(walk) }),
  revokeToken: async (walk) => {
    const { client_id, client_secret } = walk.app;
    return { body: { client_id, client_secret, token: await token(walk) } };
  },
  getTokens: () => ({}),
  deleteToken: async (walk) => {
    await token(walk);
    const tokens: readonly { id: number }[] = await walk.made(
      walk.bob.get('/api/oauth_tokens.json'),
    );
    return { path: { id: String(Math.max(...tokens.map(({ id }) => id))) }, status: 201 };
  },
  answerMfaChallenge: async (walk) => {
    const [code] = await withSecondFactor(walk);
    const { body } = await walk.visitor.post('/oauth/token', signIn(walk));
    const { client_id, client_secret } = walk.app;
    const challenge = { mfa_token: String(body.mfa_token), code, challenge_type: 'recovery' };
    return { body: { client_id, client_secret, ...challenge } };
  },
  getMfaSettings: () => ({}),
  setUpTotp: () => ({}),
  getBackupCodes: () => ({}),
  confirmTotp: async (walk) => ({
    body: { password: walkPassword, code: totpCode(await setUp(walk)) },
  }),
  disableTotp: async (walk) => {
    await withSecondFactor(walk);
    return { body: { password: walkPassword } };
  },
  getCaptcha: () => ({}),
  registerAccount: () => ({
    body: {
      username: 'newcomer',
      email: 'n@rookery.test',
      password: walkPassword,
      agreement: true,
    },
  }),
  requestPasswordReset: () => ({ query: { email: 'bob@rookery.test' }, status: 204 }),
  resendConfirmation: () => ({ query: { email: 'bob@rookery.test' }, status: 204 }),
} satisfies Readonly<Record<string, CreateValidInput>>;
