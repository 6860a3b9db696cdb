import { latestSocket } from '#api/testing/fake-socket.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp, type AppOptions } from '#app/testing/render-app.tsx';
import { deleteToken, tokenByAccess } from '#instance/store/tokens.ts';

const people = [{ username: 'mira', password: 'the heron is back' }];

async function atSignIn(options: AppOptions = {}) {
  const app = await renderApp({
    path: '/login',
    width: 500,
    instanceOptions: { people },
    ...options,
  });
  const form = within(await screen.findByRole('form', { name: 'Log in' }));
  const field = (name: string) => form.getByLabelText<HTMLInputElement>(name);
  const signIn = async (name: string, password: string): Promise<void> => {
    await app.user.clear(field('Username'));
    await app.user.type(field('Username'), name);
    await app.user.type(field('Password'), password);
    await app.user.click(form.getByRole('button', { name: 'Log in' }));
  };
  return { ...app, form, field, signIn };
}

/** What stands in the form for a new post. */
async function written(): Promise<HTMLTextAreaElement> {
  const form = within(await screen.findByRole('form', { name: 'New post' }));
  return form.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' });
}

const isTokenRequest = ({ url }: Request): boolean => url.endsWith('/oauth/token');

test('name and password sign in, and lead home', async () => {
  const { signIn, place, current } = await atSignIn();
  await signIn(' mira ', 'the heron is back');
  await waitFor(() => expect(place()).toBe('/main/friends'));
  expect(current.store.getState().viewerId).not.toBeNull();
});

test('a wrong password is said in the form, which keeps the name and may be dismissed', async () => {
  const { signIn, form, field, user, place } = await atSignIn();
  await signIn('mira', 'wrong');
  const alert = within(await form.findByRole('alert'));
  alert.getByText('Wrong username or password');
  expect(field('Username').value).toBe('mira');
  expect(place()).toBe('/login');
  await user.click(alert.getByRole('button', { name: 'Dismiss' }));
  expect(form.queryByRole('alert')).toBeNull();
});

test.each([
  [undefined, {}, 'Failed to connect to server, try again'],
  [500, {}, 'An error occurred, please try again'],
  [403, { error: 'mfa_required' }, /second step/],
  [403, { error: 'x', identifier: 'password_reset_required' }, /needs a new password/],
  [403, { error: 'Awaiting approval.' }, 'The server says: Awaiting approval.'],
])('what else goes wrong (%s %j) is said in a sentence', async (status, body, words) => {
  const { signIn, form, faults } = await atSignIn();
  faults.of = (request) => {
    if (!isTokenRequest(request)) return undefined;
    return status === undefined ? 'offline' : Response.json(body, { status });
  };
  await signIn('mira', 'the heron is back');
  await form.findByText(words);
});

test('while the server is asked the button takes no second press', async () => {
  const { signIn, form, user, faults, requests, place } = await atSignIn();
  const held = Promise.withResolvers<undefined>();
  faults.of = (request) => (isTokenRequest(request) ? held.promise : undefined);
  await signIn('mira', 'the heron is back');
  await waitFor(() => expect(requests.filter(isTokenRequest)).toHaveLength(1));
  const button = form.getByRole('button', { name: 'Log in' });
  expect(button.getAttribute('aria-busy')).toBe('true');
  await user.click(button);
  await user.type(form.getByLabelText('Password'), '{Enter}');
  expect(requests.filter(isTokenRequest)).toHaveLength(1);
  held.resolve(undefined);
  await waitFor(() => expect(place()).toBe('/main/friends'));
});

test('whoever is signed out by the server is told, and finds what they wrote after signing in again', async () => {
  const { signIn, user, current, instance, sockets, area, router, place } = await atSignIn({
    width: 1440,
    path: '/main/public',
  });
  await signIn('mira', 'the heron is back');
  await waitFor(() => expect(place()).toBe('/main/friends'));
  await user.type(await written(), 'The heron is');

  const { database } = instance.instance;
  const stored: { value: { member: { accessToken: string } } } = JSON.parse(
    area.getItem('oauth') ?? '',
  );
  const token = tokenByAccess(database, stored.value.member.accessToken);
  deleteToken(database, token?.id ?? 0);
  const socket = await latestSocket(sockets);
  act(() => socket.falls(1000));
  await screen.findByText('You have been signed out by the server. What you wrote is still here.');
  expect(current.store.getState().viewerId).toBeNull();

  await act(() => router.navigate({ href: '/main/public' }));
  const form = within(await screen.findByRole('form', { name: 'Log in' }));
  expect(form.getByLabelText<HTMLInputElement>('Username').value).toBe('mira');
  await user.type(form.getByLabelText('Password'), 'the heron is back{Enter}');
  expect((await written()).value).toBe('The heron is');
});
