import { submitAuthorization } from '@rookery/contract/calls/oauth.ts';
import { buildCallRequest } from '../send-call.ts';
import type { CreateValidInput } from '../valid-input.ts';
import type { WalkScene } from '../walk-scene.ts';
import { password } from '../walk-scene.ts';
import { totpCode } from '#testing/totp-code.ts';

const setUp = async ({ bob, made }: WalkScene): Promise<string> =>
  (await made(bob.get('/api/pleroma/accounts/mfa/setup/totp'))).key;

/** Enables Bob's second factor; returns the key and the recovery codes. */
const withSecondFactor = async (scene: WalkScene): Promise<readonly string[]> => {
  const { bob, made } = scene;
  const { codes } = await made(bob.get('/api/pleroma/accounts/mfa/backup_codes'));
  const code = totpCode(await setUp(scene));
  await made(bob.post('/api/pleroma/accounts/mfa/confirm/totp', { password, code }));
  return codes;
};

const signIn = ({ app }: WalkScene) => ({
  ...app,
  grant_type: 'password',
  username: 'bob',
  password,
  scope: 'read',
});

const token = async (scene: WalkScene): Promise<string> =>
  (await scene.made(scene.visitor.post('/oauth/token', signIn(scene)))).access_token;

const consent = ({ app: { client_id, redirect_uri } }: WalkScene) => ({
  authorization: {
    client_id,
    redirect_uri,
    response_type: 'code',
    scope: ['read'],
    state: 'x',
    name: 'bob',
    password,
  },
});

/** Valid input for calls about applications, tokens, second factors and registration. */
export const authentication = {
  createApplication: () => ({
    body: { client_name: 'x', redirect_uris: 'http://client.test/back', scopes: 'read' },
  }),
  verifyApplication: () => ({}),
  authorizePage: ({ app: { client_id, redirect_uri } }) => ({
    query: { response_type: 'code', client_id, redirect_uri, scope: 'read' },
  }),
  submitAuthorization: (scene) => ({ body: consent(scene), status: 302 }),
  submitSecondFactor: async (scene) => {
    const [code] = await withSecondFactor(scene);
    const page = await scene.send(
      buildCallRequest(submitAuthorization, { body: consent(scene) }, undefined),
    );
    const mfaToken = /name="mfa\[mfa_token\]"[^>]*value="([^"]+)"/.exec(await page.text())?.[1];
    return {
      body: { mfa: { mfa_token: mfaToken, code, challenge_type: 'recovery' } },
      status: 302,
    };
  },
  requestToken: (scene) => ({ body: signIn(scene) }),
  revokeToken: async (scene) => {
    const { client_id, client_secret } = scene.app;
    return { body: { client_id, client_secret, token: await token(scene) } };
  },
  getTokens: () => ({}),
  deleteToken: async (scene) => {
    await token(scene);
    const tokens: readonly { id: number }[] = await scene.made(
      scene.bob.get('/api/oauth_tokens.json'),
    );
    return { path: { id: String(Math.max(...tokens.map(({ id }) => id))) }, status: 201 };
  },
  answerMfaChallenge: async (scene) => {
    const [code] = await withSecondFactor(scene);
    const { body } = await scene.visitor.post('/oauth/token', signIn(scene));
    const { client_id, client_secret } = scene.app;
    const challenge = { mfa_token: String(body.mfa_token), code, challenge_type: 'recovery' };
    return { body: { client_id, client_secret, ...challenge } };
  },
  getMfaSettings: () => ({}),
  setUpTotp: () => ({}),
  getBackupCodes: () => ({}),
  confirmTotp: async (scene) => ({
    body: { password, code: totpCode(await setUp(scene)) },
  }),
  disableTotp: async (scene) => {
    await withSecondFactor(scene);
    return { body: { password } };
  },
  getCaptcha: () => ({}),
  registerAccount: () => ({
    body: { username: 'newcomer', email: 'n@rookery.test', password, agreement: true },
  }),
  requestPasswordReset: () => ({ query: { email: 'bob@rookery.test' }, status: 204 }),
  resendConfirmation: () => ({ query: { email: 'bob@rookery.test' }, status: 204 }),
} satisfies Readonly<Record<string, CreateValidInput>>;
