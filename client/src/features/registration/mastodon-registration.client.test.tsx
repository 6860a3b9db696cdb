import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '#app/testing/render-app.tsx';
import {
  startTestInstance,
  type TestInstance,
} from '@rookery/instance/testing/start-test-instance.ts';

type Config = NonNullable<NonNullable<Parameters<typeof startTestInstance>[0]>['config']>;

async function start(registration: NonNullable<Config['registration']>, rules: string[] = []) {
  return startTestInstance({
    world: 'empty',
    config: { dialect: 'mastodon', registration, rules },
  });
}

async function open(instance: TestInstance) {
  const app = await renderApp({ instance, path: '/registration' });
  const fill = async (values: Readonly<Record<string, string>>): Promise<void> => {
    const form = within(await screen.findByRole('form', { name: 'Create account' }));
    for (const [label, value] of Object.entries(values))
      await app.user.type(form.getByLabelText(label), value);
  };
  const submit = async () =>
    app.user.click(
      within(await screen.findByRole('form')).getByRole('button', { name: 'Create account' }),
    );
  return { ...app, fill, submit };
}

const mira = {
  Username: 'mira',
  Email: 'mira@rookery.example',
  Password: 'the heron is back',
  'Confirm password': 'the heron is back',
};

const isSignUp = ({ method, url }: Request): boolean =>
  method === 'POST' && new URL(url).pathname === '/api/v1/accounts';

test('RegistrationForm: asks a Mastodon server’s questions after its rules, then waits for the email [R-REG-029 R-REG-030 R-REG-031 R-REG-033]', async () => {
  const { user, fill, submit, requests, place, current } = await open(
    await start({ minAge: 16 }, ['Be kind.']),
  );
  const stored = () => current.store.getState().area.getItem('registration.') ?? '';
  await user.click(await screen.findByRole('button', { name: 'Accept and continue' }));
  await fill({ ...mira, 'Date of birth': '1990-05-01' });
  for (const label of ['Display name', 'Bio (optional)'])
    expect(screen.queryByLabelText(label)).toBeNull();
  expect(requests.some(({ url }) => url.includes('captcha'))).toBe(false);
  expect(stored()).toContain('mira@rookery.example');
  expect(stored()).not.toContain('the heron is back');
  await submit();
  await waitFor(() => expect(place()).toBe('/awaiting-email-confirmation'));
  expect(stored()).toBe('');
  const sent = await requests.find(isSignUp)?.json();
  expect(sent).toMatchObject({ date_of_birth: '1990-05-01', locale: 'en', agreement: true });
  expect(sent).not.toHaveProperty('fullname');
  await user.click(await screen.findByRole('button', { name: 'Send the email again' }));
  await waitFor(() =>
    expect(requests.some(({ url }) => url.endsWith('/api/v1/emails/confirmations'))).toBe(true),
  );
  await user.click(screen.getByRole('button', { name: 'I confirmed it – log in' }));
  await waitFor(() => expect(place()).toBe('/main/friends'));
});

test('RegistrationForm: shows refusals of Mastodon at the fields, and rejects a date of birth that is too late', async () => {
  const instance = await start({ minAge: 16 });
  const { fill, submit, faults, requests, user } = await open(instance);
  await fill({ ...mira, 'Date of birth': '2025-01-01' });
  await submit();
  await screen.findByText('You are too young for this server');
  expect(requests.some(isSignUp)).toBe(false);
  await user.clear(screen.getByLabelText('Date of birth'));
  await fill({ 'Date of birth': '1990-05-01' });
  faults.of = (request) =>
    isSignUp(request)
      ? Response.json(
          {
            error: 'Validation failed',
            details: { date_of_birth: [{ error: 'ERR_BELOW_LIMIT', description: 'is below' }] },
          },
          { status: 422 },
        )
      : undefined;
  await submit();
  await screen.findByText('Date of birth. is below.');
  expect(screen.getByLabelText('Date of birth').getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByLabelText('Username')).toHaveProperty('value', 'mira');
});

test('RegistrationScreen: shows why registration is closed [R-REG-032]', async () => {
  const instance = await start({ open: false, message: '<p>Back in May.</p>' });
  const { place } = await renderApp({ instance, path: '/registration' });
  await screen.findByText('Back in May.');
  expect(place()).toBe('/registration');
});
