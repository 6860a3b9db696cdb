import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '#app/testing/render-app.tsx';
import { createRedirectAddress } from '#session/sign-in/redirect.ts';

const isTokenRequest = ({ url }: Request): boolean => url.endsWith('/oauth/token');

const byToken = new Map([
  ['/api/pleroma/frontend_configurations', { pleroma_fe: { loginMethod: 'token' } }],
]);

test('RedirectSignIn: redirects with all required parameters and no secrets [R-AUTH-006 R-AUTH-023 R-CALL-010]', async () => {
  const { user, current, left } = await renderApp({
    path: '/login',
    width: 500,
    preloaded: byToken,
  });
  const button = await screen.findByRole('button', { name: /^Log in at / });
  const { origin } = current.store.getState();
  const { storage } = current;
  await user.click(button);
  await waitFor(() => expect(left).toHaveLength(1));
  const address = new URL(left[0] ?? '');
  expect(address.pathname).toBe('/oauth/authorize');
  expect(Object.fromEntries(address.searchParams)).toMatchObject({
    response_type: 'code',
    client_id: storage.oauth.read()?.client?.clientId,
    redirect_uri: `${origin}/oauth-callback`,
    scope: 'read write follow push admin',
    code_challenge_method: 'S256',
  });
  expect(address.href).not.toContain(storage.oauth.read()?.client?.clientSecret);
});

test('RedirectSignIn: is shown beside the timelines without a password form [R-AUTH-006 R-SHELL-036]', async () => {
  await renderApp({ path: '/main/all', preloaded: byToken });
  await screen.findByRole('button', { name: /^Log in at / });
  expect(screen.queryByLabelText('Password')).toBeNull();
  screen.getByRole('link', { name: 'Create account' });
});

let denied = '';

async function comingBack(state: (started: string) => string, shared = '') {
  const pendingResponse = Promise.withResolvers<Response | undefined>();
  const app = await renderApp({ path: `/login${shared}`, preloaded: byToken });
  await screen.findByRole('button', { name: /^Log in at / });
  const options = { ...app.current, session: app.current.store.getState() };
  const started = new URL(await createRedirectAddress(options)).searchParams.get('state') ?? '';
  const mira = await app.instance.as('mira');
  app.faults.of = (request) => {
    if (!isTokenRequest(request)) return undefined;
    return pendingResponse.promise;
  };
  pendingResponse.resolve(Response.json({ access_token: mira.token, me: 'mira' }));
  await app.go(`/oauth-callback?code=abc&state=${state(started)}`);
  return app;
}

test('OAuthCallbackScreen: exchanges the code, signs in and opens home [R-AUTH-024 R-AUTH-025]', async () => {
  const { place, current } = await comingBack((started) => started);
  await waitFor(() => expect(place()).toBe('/main/friends'));
  expect(current.store.getState().viewerId).not.toBeNull();
});

test('OAuthCallbackScreen: opens a new post with previously shared text', async () => {
  await comingBack((started) => started, '?message=The%20heron');
  const dialog = within(await screen.findByRole('dialog', { name: 'New post' }));
  const text = await dialog.findByRole('textbox', { name: 'Text' });
  expect(text).toHaveProperty('value', 'The heron');
});

test('OAuthCallbackScreen: rejects a state that was not created here', async () => {
  const { requests, current } = await comingBack(() => 'forged');
  await screen.findByText(/This login wasn’t started in this browser/);
  expect(requests.some((request) => isTokenRequest(request))).toBe(false);
  expect(current.store.getState().viewerId).toBeNull();
});

test.each([
  ['access_denied', 'The login was cancelled on the server’s page.'],
  ['temporarily_unavailable', 'The server can’t log you in right now. Try again later.'],
  ['server_error', 'The server can’t log you in right now. Try again later.'],
  ['invalid_scope', 'The server rejected the login.'],
  ['toString', 'The server rejected the login.'],
  ['', 'The server rejected the login.'],
])('OAuthCallbackScreen: explains the error %j [R-AUTH-036]', async (error, sentence) => {
  const { requests } = await renderApp({
    path: `/oauth-callback?error=${error}&error_description=Call%20the%20heron`,
  });
  const alert = await screen.findByText(sentence, { exact: false });
  expect(alert.textContent).not.toMatch(/does not belong|heron/);
  expect(within(alert).getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/login');
  expect(requests.some((request) => isTokenRequest(request))).toBe(false);
});

test('OAuthCallbackScreen: shows the error description of the server at which the sign-in started [R-AUTH-036]', async () => {
  const { go, requests } = await comingBack((started) => {
    denied = `error=access_denied&error_description=No%20%3Cb%3Eherons&state=${started}`;
    return 'other';
  });
  await go(`/oauth-callback?${denied}`);
  await screen.findByText(/was cancelled on the server’s page\. The server says:/);
  screen.getByText('No <b>herons');
  expect(requests.some((request) => isTokenRequest(request))).toBe(false);
});
