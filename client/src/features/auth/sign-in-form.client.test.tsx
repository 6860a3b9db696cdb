import { latestSocket } from '#api/testing/fake-socket.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { renderApp, type RenderAppOptions } from '#app/testing/render-app.tsx';
import { deleteToken, tokenByAccess } from '@rookery/instance/store/tokens.ts';
import { fakeArea } from '#lib/storage/testing/fake-area.ts';
import { startTestInstance } from '@rookery/instance/testing/start-test-instance.ts';
import { totpCode } from '@rookery/instance/testing/totp-code.ts';

const people = [{ username: 'mira', password: 'the heron is back' }];

async function atSignIn(options: RenderAppOptions = {}) {
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

/** Returns the text area of the form for a new post. */
async function findComposerText(): Promise<HTMLTextAreaElement> {
  const form = within(await screen.findByRole('form', { name: 'New post' }));
  return form.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' });
}

const isTokenRequest = ({ url }: Request): boolean => url.endsWith('/oauth/token');

test('SignInForm: signs in with username and password and opens home', async () => {
  const { signIn, place, current } = await atSignIn();
  await signIn(' mira ', 'the heron is back');
  await waitFor(() => expect(place()).toBe('/main/friends'));
  expect(current.store.getState().viewerId).not.toBeNull();
});

test('SignInForm: keeps shared text until sign-in, across a reload, and uses it once', async () => {
  const instance = await startTestInstance({ world: 'empty', people });
  const tabArea = fakeArea();
  const path = '/main/friends?title=The%20heron&message=It%20is%20back';
  const { unmount } = await renderApp({ path, width: 500, instance, tabArea });
  await screen.findByRole('form', { name: 'Log in' });
  unmount();
  const { signIn } = await atSignIn({ instance, tabArea });
  await signIn('mira', 'the heron is back');
  const dialog = within(await screen.findByRole('dialog', { name: 'New post' }));
  const text = await dialog.findByRole('textbox', { name: 'Text' });
  expect(text).toHaveProperty('value', 'The heron\n\nIt is back');
  expect(tabArea.getItem('shared')).toBeNull();
});

test('SignInForm: shows a wrong password, keeps the username and can dismiss the error', async () => {
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
  [403, { error: 'Awaiting approval.' }, 'The server says: Awaiting approval.'],
])('SignInForm: explains other errors (%s %j)', async (status, body, message) => {
  const { signIn, form, faults } = await atSignIn();
  faults.of = (request) => {
    if (!isTokenRequest(request)) return undefined;
    return status === undefined ? 'offline' : Response.json(body, { status });
  };
  await signIn('mira', 'the heron is back');
  await form.findByText(message);
});

test('SignInForm: ignores clicks while the request is pending', async () => {
  const { signIn, form, user, faults, requests, place } = await atSignIn();
  const pendingResponse = Promise.withResolvers<undefined>();
  faults.of = (request) => (isTokenRequest(request) ? pendingResponse.promise : undefined);
  await signIn('mira', 'the heron is back');
  await waitFor(() => expect(requests.filter(isTokenRequest)).toHaveLength(1));
  const button = form.getByRole('button', { name: 'Log in' });
  expect(button.getAttribute('aria-busy')).toBe('true');
  await user.click(button);
  await user.type(form.getByLabelText('Password'), '{Enter}');
  expect(requests.filter(isTokenRequest)).toHaveLength(1);
  pendingResponse.resolve(undefined);
  await waitFor(() => expect(place()).toBe('/main/friends'));
});

test('SignInForm: signs in again in place after the server ended the session, without losing data', async () => {
  const { signIn, user, current, instance, sockets, area, place } = await atSignIn({
    width: 1440,
    path: '/main/public',
  });
  await signIn('mira', 'the heron is back');
  await waitFor(() => expect(place()).toBe('/main/friends'));
  await user.type(await findComposerText(), 'The heron is');

  const { database } = instance.instance;
  const stored: { value: { member: { accessToken: string } } } = JSON.parse(
    area.getItem('oauth') ?? '',
  );
  const token = tokenByAccess(database, stored.value.member.accessToken);
  deleteToken(database, token?.id ?? 0);
  const socket = await latestSocket(sockets);
  act(() => socket.emitClose(1000));
  const dialog = within(await screen.findByRole('dialog', { name: 'Log in again' }));
  const { viewerId } = current.store.getState();
  expect(viewerId).not.toBeNull();
  expect((await findComposerText()).value).toBe('The heron is');
  const form = within(await dialog.findByRole('form', { name: 'Log in' }));
  expect(form.getByLabelText<HTMLInputElement>('Username').value).toBe('mira');
  expect(document.activeElement).toBe(form.getByLabelText('Password'));
  await user.type(form.getByLabelText('Password'), 'the heron is back{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(place()).toBe('/main/friends');
  expect(current.store.getState().viewerId).toBe(viewerId);
  expect((await findComposerText()).value).toBe('The heron is');
});

test('SignInForm: continues as a visitor with a notice if not signed in again', async () => {
  const { signIn, user, current, instance, area } = await atSignIn({
    width: 1440,
    path: '/main/public',
  });
  await signIn('mira', 'the heron is back');
  await findComposerText();
  await screen.findByRole('button', { name: /^Account menu/ });
  const stored: { value: { member: { accessToken: string } } } = JSON.parse(
    area.getItem('oauth') ?? '',
  );
  const token = tokenByAccess(instance.instance.database, stored.value.member.accessToken);
  deleteToken(instance.instance.database, token?.id ?? 0);
  await act(() => current.store.getState().notifications?.loader.loadNewer());
  const dialog = within(await screen.findByRole('dialog', { name: 'Log in again' }));
  await user.click(dialog.getByRole('button', { name: 'Continue without logging in' }));
  await screen.findByText('The server logged you out. Your text is still here.');
  expect(current.store.getState().viewerId).toBeNull();
});

test('SignInForm: requests a password reset from the sign-in dialog, which opens again', async () => {
  const { signIn, user, current, instance, area, place, router } = await atSignIn({
    width: 1440,
    path: '/main/public',
  });
  await signIn('mira', 'the heron is back');
  await user.type(await findComposerText(), 'The heron is');
  const stored: { value: { member: { accessToken: string } } } = JSON.parse(
    area.getItem('oauth') ?? '',
  );
  const token = tokenByAccess(instance.instance.database, stored.value.member.accessToken);
  deleteToken(instance.instance.database, token?.id ?? 0);
  await act(() => current.store.getState().notifications?.loader.loadNewer());
  const dialog = within(await screen.findByRole('dialog', { name: 'Log in again' }));
  await user.click(dialog.getByRole('link', { name: 'Forgot password?' }));
  await screen.findByRole('heading', { level: 1, name: 'Password reset' });
  expect(place()).toBe('/password-reset');
  expect(screen.queryByRole('dialog')).toBeNull();
  act(() => router.history.back());
  await screen.findByRole('dialog', { name: 'Log in again' });
  expect((await findComposerText()).value).toBe('The heron is');
});

describe('SecondFactorForm', () => {
  const at = 1_790_000_000_000;

  async function atSecondStep() {
    const instance = await startTestInstance({ world: 'empty', now: () => at });
    const erin = await instance.as('erin', { password: 'correct horse' });
    const mfa = '/api/pleroma/accounts/mfa';
    const { codes } = (await erin.get(`${mfa}/backup_codes`)).body;
    const { key } = (await erin.get(`${mfa}/setup/totp`)).body;
    const codeAt = (ms: number): string => totpCode(key, ms);
    await erin.post(`${mfa}/confirm/totp`, {
      password: 'correct horse',
      code: codeAt(at - 30_000),
    });
    const app = await atSignIn({ instance });
    await app.signIn('erin', 'correct horse');
    const step = within(await screen.findByRole('form', { name: 'Two-factor authentication' }));
    return { ...app, step, code: codeAt(at), recovery: String(codes[0]) };
  }

  test('opens on demand, accepts the right code and opens home [R-AUTH-007 R-AUTH-010 R-AUTH-011 R-AUTH-016]', async () => {
    const { step, user, code, place } = await atSecondStep();
    expect(step.queryByRole('alert')).toBeNull();
    await user.type(step.getByLabelText('Authentication code'), code);
    await user.click(step.getByRole('button', { name: 'Verify' }));
    await waitFor(() => expect(place()).toBe('/main/friends'));
    await waitFor(() =>
      expect(screen.queryByRole('form', { name: 'Two-factor authentication' })).toBeNull(),
    );
  });

  test('shows the server’s message for a wrong code and empties the field [R-AUTH-019]', async () => {
    const { step, user } = await atSecondStep();
    await user.type(step.getByLabelText('Authentication code'), '000000{Enter}');
    await step.findByText(/Invalid code/);
    expect(step.getByLabelText('Authentication code')).toHaveProperty('value', '');
  });

  test('accepts a recovery code, switches between both and can be cancelled [R-AUTH-006 R-AUTH-008 R-AUTH-009 R-AUTH-012]', async () => {
    const { step, user, recovery, place } = await atSecondStep();
    await user.click(step.getByRole('button', { name: 'Enter a recovery code' }));
    step.getByLabelText('Recovery code');
    await user.click(step.getByRole('button', { name: 'Enter an authentication code' }));
    step.getByLabelText('Authentication code');
    await user.click(step.getByRole('button', { name: 'Enter a recovery code' }));
    await user.type(step.getByLabelText('Recovery code'), recovery);
    await user.click(step.getByRole('button', { name: 'Verify' }));
    await waitFor(() => expect(place()).toBe('/main/friends'));
  });

  test('returns to username and password on cancel [R-AUTH-009]', async () => {
    const { step, user } = await atSecondStep();
    await user.click(step.getByRole('button', { name: 'Cancel' }));
    await screen.findByLabelText('Password');
  });
});

test('SignInForm: opens the password reset for an account that needs a new password [R-AUTH-017]', async () => {
  const { signIn, faults, place } = await atSignIn();
  faults.of = (request) =>
    isTokenRequest(request)
      ? Response.json({ error: 'x', identifier: 'password_reset_required' }, { status: 403 })
      : undefined;
  await signIn('mira', 'the heron is back');
  await waitFor(() => expect(place()).toBe('/password-reset?demanded=1'));
});
