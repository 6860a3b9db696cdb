import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { startTestInstance } from '@rookery/instance/testing/start-test-instance.ts';
import { renderApp, type RenderAppOptions } from '#app/testing/render-app.tsx';
import { fakeArea } from '#lib/storage/testing/fake-area.ts';
import {
  createStrictServer,
  type StrictServerOptions,
} from '#session/sign-in/testing/strict-server.ts';

const mastodonScopes = ['read', 'write', 'follow', 'push', 'admin:read', 'admin:write'];

/** Renders the sign-in screen for a server as strict as Mastodon, at which Mira has an account. */
async function atStrictServer(
  server: Partial<StrictServerOptions> = {},
  options: RenderAppOptions = {},
) {
  const instance = options.instance ?? (await startTestInstance({ world: 'empty' }));
  const { token = '' } = await instance.as('mira');
  const strict = createStrictServer({ token, scopes: mastodonScopes, ...server });
  const area = options.area ?? fakeArea();
  const app = await renderApp({
    path: '/login',
    width: 500,
    faultOf: (request) => strict.answer(request),
    ...options,
    area,
    instance,
  });
  const count = (path: string): number =>
    app.requests.filter(({ url }) => new URL(url).pathname === path).length;
  return { ...app, instance, area, strict, count };
}

const findButton = () => screen.findByRole('button', { name: 'Log in at strict.example' });

test('SignIn: leads to the server’s page and back, with the scopes that it offers [R-AUTH-037 R-AUTH-040]', async () => {
  const { user, left, strict, go, place, current, count } = await atStrictServer();
  await user.click(await findButton());
  expect(screen.queryByLabelText('Password')).toBeNull();
  await waitFor(() => expect(left).toHaveLength(1));
  expect(new URL(left[0] ?? '').searchParams.get('scope')).toBe('read write follow push');
  await go(strict.consent(left[0] ?? ''));
  await waitFor(() => expect(place()).toBe('/main/friends'));
  expect(current.store.getState().viewerId).not.toBeNull();
  expect(strict.registered()).toEqual(['read write follow push']);
  expect(count('/.well-known/oauth-authorization-server')).toBe(1);
  expect(current.storage.oauth.read()?.member).toMatchObject({
    scope: 'read write follow push',
    host: 'strict.example',
  });
});

test('SignIn: finds the scopes of a server that does not describe itself, and remembers them [R-AUTH-037]', async () => {
  const { user, left, count, strict, unmount, instance, area } = await atStrictServer({
    isDescribed: false,
  });
  const form = within(await screen.findByRole('form', { name: 'Log in' }));
  await user.type(form.getByLabelText('Username'), 'mira');
  await user.type(form.getByLabelText('Password'), 'the heron is back{Enter}');
  await screen.findByText('This server asks for your password on its own page only.');
  expect(count('/api/v1/apps')).toBe(2);
  await user.click(await findButton());
  await waitFor(() => expect(left).toHaveLength(1));
  expect(strict.registered()).toEqual(['read write follow push']);
  expect(count('/api/v1/apps')).toBe(2);
  unmount();
  const faultOf = (request: Request) => strict.answer(request);
  const later = await atStrictServer({}, { instance, area, faultOf });
  await later.user.click(await findButton());
  expect(screen.queryByLabelText('Password')).toBeNull();
  await waitFor(() => expect(later.left).toHaveLength(1));
  expect(later.count('/api/v1/apps')).toBe(0);
});

test.each([
  ['GoToSocial', { error: 'invalid_request', error_description: 'redirect_uri was not set' }],
  ['snac', undefined],
])(
  'SignIn: offers to log in on the server’s page after %s has refused the password [R-AUTH-040]',
  async (_, body) => {
    const { user } = await renderApp({
      path: '/login',
      width: 500,
      faultOf: ({ url }) =>
        url.endsWith('/oauth/token')
          ? new Response(body && JSON.stringify(body), { status: 400 })
          : undefined,
    });
    const form = within(await screen.findByRole('form', { name: 'Log in' }));
    await user.type(form.getByLabelText('Username'), 'mira');
    await user.type(form.getByLabelText('Password'), 'the heron is back{Enter}');
    await screen.findByText('This server asks for your password on its own page only.');
    screen.getByRole('button', { name: /^Log in at / });
  },
);

test('SignIn: registers again once the secret has expired [R-AUTH-041]', async () => {
  const { user, left, strict } = await atStrictServer({ secretExpiresAt: 1 });
  const button = await findButton();
  await user.click(button);
  await waitFor(() => expect(left).toHaveLength(1));
  expect(strict.registered()).toHaveLength(1);
  await user.click(button);
  await waitFor(() => expect(strict.registered()).toHaveLength(2));
});

test('OAuthCallbackScreen: refuses a code of another server [R-AUTH-044]', async () => {
  const { user, left, strict, go, count, current } = await atStrictServer();
  await user.click(await findButton());
  await waitFor(() => expect(left).toHaveLength(1));
  const back = strict.consent(left[0] ?? '').replace('strict.example', 'other.example');
  await go(back);
  await screen.findByText(/This login wasn’t started in this browser/);
  expect(count('/oauth/token')).toBe(0);
  expect(current.store.getState().viewerId).toBeNull();
});

test('Notice: offers to sign in again after a call that the scopes of the token exclude, and returns to the page [R-AUTH-042]', async () => {
  const { user, left, strict, go, place, current, faults } = await atStrictServer();
  await user.click(await findButton());
  await waitFor(() => expect(left).toHaveLength(1));
  await go(strict.consent(left[0] ?? ''));
  await waitFor(() => expect(place()).toBe('/main/friends'));
  faults.of = (request) =>
    new URL(request.url).pathname === '/api/v1/bookmarks'
      ? Response.json({ error: 'This action is outside the authorized scopes' }, { status: 403 })
      : strict.answer(request);
  await go('/bookmarks');
  await screen.findByText('Your login doesn’t allow this. Log in again to allow it.');
  expect(left).toHaveLength(1);
  /* The router of tests does not set the address of the page, which this code reads. */
  window.history.replaceState(null, '', '/bookmarks?from=here');
  await user.click(screen.getByRole('button', { name: 'Log in again' }));
  await waitFor(() => expect(left).toHaveLength(2));
  faults.of = (request) => strict.answer(request);
  await go(strict.consent(left[1] ?? ''));
  await waitFor(() => expect(place()).toBe('/bookmarks?from=here'));
  expect(current.store.getState().viewerId).not.toBeNull();
});
