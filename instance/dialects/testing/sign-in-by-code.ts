import { createHash } from 'node:crypto';
import { testOrigin, type TestInstance, type TestResponse } from '#testing/start-test-instance.ts';

const verifier = 'a-verifier-of-at-least-forty-three-characters-in-length';
const challenge = createHash('sha256').update(verifier).digest('base64url');
const redirectUri = 'http://client.example/cb';

/** Returns the value of a hidden field of a page. */
function hiddenField(page: string, name: string): string {
  return new RegExp(`name="${name}" value="([^"]*)"`).exec(page)?.[1] ?? '';
}

function cookieOf(response: TestResponse): string {
  return response.headers.get('set-cookie')?.split(';')[0] ?? '';
}

function formOf(fields: Readonly<Record<string, string>>): string {
  return new URLSearchParams(fields).toString();
}

interface CodeSignIn {
  readonly location: URL;
  readonly clientId: string;
  readonly clientSecret: string;
}

/** Signs in on the pages of the server, as a browser does, and returns where it is sent with the code. */
export async function signInOnPages(
  { visitor }: TestInstance,
  member: { readonly name: string; readonly password: string },
  scopes: string,
): Promise<CodeSignIn> {
  const app = await visitor.post('/api/v1/apps', {
    client_name: 'tests',
    redirect_uris: redirectUri,
    scopes,
  });
  const query = formOf({
    response_type: 'code',
    client_id: app.body.client_id,
    redirect_uri: redirectUri,
    scope: scopes,
    state: 'abc',
    code_challenge: challenge,
    code_challenge_method: 'S256',
  });
  const opened = await visitor.get(`/oauth/authorize?${query}`);
  const form = await visitor.get('/auth/sign_in', { cookie: cookieOf(opened) });
  const signedIn = await visitor.post(
    '/auth/sign_in',
    formOf({
      authenticity_token: hiddenField(form.body, 'authenticity_token'),
      'user[email]': member.name,
      'user[password]': member.password,
    }),
    { cookie: cookieOf(form) },
  );
  const cookie = cookieOf(signedIn);
  const consent = await visitor.get(
    (signedIn.headers.get('location') ?? '').replace(testOrigin, ''),
    { cookie },
  );
  const fields = ['authenticity_token', 'client_id', 'redirect_uri', 'response_type', 'scope'];
  const more = ['state', 'code_challenge', 'code_challenge_method'];
  const allowed = await visitor.post(
    '/oauth/authorize',
    formOf(
      Object.fromEntries(
        [...fields, ...more].map((name) => [name, hiddenField(consent.body, name)]),
      ),
    ),
    { cookie },
  );
  return {
    location: new URL(allowed.headers.get('location') ?? 'about:blank'),
    clientId: app.body.client_id,
    clientSecret: app.body.client_secret,
  };
}

/** Redeems the code of a sign-in for a token. */
export function redeemCode(
  { visitor }: TestInstance,
  { location, clientId, clientSecret }: CodeSignIn,
): Promise<TestResponse> {
  return visitor.post(
    '/oauth/token',
    formOf({
      grant_type: 'authorization_code',
      code: location.searchParams.get('code') ?? '',
      client_id: clientId,
      client_secret: clientSecret,
      redirect_uri: redirectUri,
      code_verifier: verifier,
    }),
  );
}
