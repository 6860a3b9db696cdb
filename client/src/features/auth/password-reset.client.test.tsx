import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '#app/testing/render-app.tsx';

async function open(path = '/password-reset', mailer = true) {
  const nodeinfo = { metadata: { mailerEnabled: mailer } };
  const app = await renderApp({ path, preloaded: new Map([['/nodeinfo/2.0.json', nodeinfo]]) });
  await screen.findByRole('heading', { level: 1, name: 'Password reset' });
  return app;
}

const isReset = ({ url }: Request): boolean => new URL(url).pathname === '/auth/password';

async function requestReset(user: Awaited<ReturnType<typeof open>>['user']) {
  const form = within(await screen.findByRole('form', { name: 'Password reset' }));
  await user.type(form.getByLabelText('Email'), 'mira@rookery.example');
  await user.click(form.getByRole('button', { name: 'Send link' }));
  return form;
}

test('PasswordResetScreen: sends an address and asks to check the email [R-AUTH-029 R-AUTH-030]', async () => {
  const { user, requests } = await open();
  await requestReset(user);
  await screen.findByText('Check your email for a link to set a new password.');
  expect(screen.getByRole('link', { name: 'Go to the start page' }).getAttribute('href')).toBe('/');
  const sent = requests.find(isReset);
  expect(sent?.method).toBe('POST');
  expect(sent?.headers.get('accept')).toBe('*/*');
});

test.each([
  [429, 'You have reached the limit of attempts, try again later.'],
  [500, 'An error occurred, please try again'],
])(
  'PasswordResetScreen: shows an error for %i and empties the field [R-AUTH-029 R-AUTH-033 R-AUTH-034 R-AUTH-035]',
  async (status, message) => {
    const { user, faults } = await open();
    faults.of = (request) => (isReset(request) ? new Response('', { status }) : undefined);
    const form = await requestReset(user);
    await form.findByText(message);
    expect(form.getByLabelText('Email')).toHaveProperty('value', '');
  },
);

test('PasswordResetScreen: says that resets are disabled [R-AUTH-032]', async () => {
  await open('/password-reset', false);
  await screen.findByText(/Password resets are turned off/);
});

test('PasswordResetScreen: says that a required reset is impossible without email [R-AUTH-031]', async () => {
  await open('/password-reset?demanded=1', false);
  await screen.findByText(/this server can’t send emails/);
});

test('PasswordResetScreen: explains why a new password is required', async () => {
  await open('/password-reset?demanded=1');
  await screen.findByText(/before you log in/);
});
