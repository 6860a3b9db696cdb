import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp, type RenderAppOptions } from '#app/testing/render-app.tsx';
import {
  startTestInstance,
  type TestInstance,
} from '@rookery/instance/testing/start-test-instance.ts';

type Config = NonNullable<NonNullable<Parameters<typeof startTestInstance>[0]>['config']>;

async function open(
  registration: NonNullable<Config['registration']> = {},
  options: RenderAppOptions & { readonly instance?: TestInstance } = {},
) {
  const app = await renderApp({
    path: '/registration',
    instanceOptions: { config: { registration } },
    ...options,
  });
  const form = within(await screen.findByRole('form', { name: 'Create account' }));
  const fill = async (values: Readonly<Record<string, string>>): Promise<void> => {
    for (const [label, value] of Object.entries(values)) {
      await app.user.type(form.getByLabelText(label), value);
    }
  };
  const submit = () => app.user.click(form.getByRole('button', { name: 'Create account' }));
  return { ...app, form, fill, submit };
}

const mira = {
  Username: ' mira ',
  'Display name': 'Mira',
  'Email (optional)': 'mira@rookery.example',
  Password: 'the heron is back',
  'Confirm password': 'the heron is back',
};

const isSignUp = ({ method, url }: Request): boolean =>
  method === 'POST' && new URL(url).pathname === '/api/v1/accounts';

test('RegistrationForm: registers, signs in and opens home [R-REG-001 R-REG-002 R-REG-015 R-REG-016 R-REG-017 R-REG-025 R-REG-027 R-AUTH-021]', async () => {
  const { fill, submit, place, requests, current } = await open();
  await fill({ ...mira, 'Bio (optional)': 'Counts herons' });
  await submit();
  await waitFor(() => expect(place()).toBe('/main/friends'));
  expect(current.store.getState().viewerId).not.toBeNull();
  const sent = requests.find(isSignUp);
  expect(sent?.headers.get('authorization')).toMatch(/^Bearer ./);
  expect(await sent?.json()).toMatchObject({
    username: 'mira',
    nickname: 'mira',
    fullname: 'Mira',
    bio: 'Counts herons',
    confirm: 'the heron is back',
    locale: 'en_US',
    agreement: true,
    language: 'en',
  });
});

test('RegistrationForm: previews the address, and shows the password after a click', async () => {
  const { form, user, fill } = await open();
  await fill({ Username: 'mira', Password: 'the heron' });
  form.getByText('@mira');
  expect(form.getByLabelText('Password')).toHaveProperty('type', 'password');
  await user.click(form.getByRole('button', { name: 'Show password' }));
  expect(form.getByLabelText('Password')).toHaveProperty('type', 'text');
  expect(form.getByLabelText('Password')).toHaveProperty('value', 'the heron');
  await user.click(form.getByRole('button', { name: 'Hide password' }));
  expect(form.getByLabelText('Password')).toHaveProperty('type', 'password');
});

test('RegistrationForm: says what an incomplete email address lacks and sends nothing', async () => {
  const { form, user, fill, submit, requests } = await open();
  await fill({ ...mira, 'Email (optional)': 'mira' });
  await user.tab();
  await form.findByText('Enter a complete address, such as name@mail.example');
  await submit();
  expect(requests.some(isSignUp)).toBe(false);
});

test('RegistrationScreen: shows the rules that members agree to', async () => {
  const rules = ['Describe your images.', 'No scraping.'];
  await renderApp({ path: '/registration', instanceOptions: { config: { rules } } });
  const main = within(await screen.findByRole('main'));
  const region = within(await main.findByRole('region', { name: 'Rules' }));
  expect(region.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(rules);
});

test('RegistrationForm: shows errors of touched fields and sends nothing [R-REG-010 R-REG-011 R-REG-012 R-REG-014 R-REG-015]', async () => {
  const { form, user, fill, submit, requests } = await open();
  expect(form.queryByText('cannot be left blank')).toBeNull();
  await user.click(form.getByLabelText('Username'));
  await user.tab();
  await form.findByText('cannot be left blank');
  await fill({ Password: 'one', 'Confirm password': 'two' });
  await user.tab();
  await form.findByText('should be the same as password');
  expect(form.getByLabelText('Confirm password').getAttribute('aria-invalid')).toBe('true');
  await submit();
  expect(form.getAllByText('cannot be left blank')).toHaveLength(2);
  expect(requests.some(isSignUp)).toBe(false);
  expect(document.activeElement?.getAttribute('name')).toBe('username');
});

test('RegistrationForm: asks for a reason if approval is required, then shows the pending screen [R-REG-003 R-REG-013 R-REG-018]', async () => {
  const { fill, submit, place } = await open({ approval: true });
  await screen.findByLabelText('Reason for joining');
  await fill({ ...mira, 'Reason for joining': 'Herons' });
  await submit();
  await waitFor(() => expect(place()).toBe('/registration-request-sent'));
  await screen.findByText(/Your request was sent/);
});

test('RegistrationForm: shows the pending screen for an address to be confirmed [R-REG-019]', async () => {
  const { form, fill, submit, place } = await open({ confirmation: true });
  const { 'Email (optional)': Email, ...others } = mira;
  await form.findByLabelText('Email');
  await fill({ ...others, Email });
  await submit();
  await waitFor(() => expect(place()).toBe('/awaiting-email-confirmation'));
});

test('RegistrationForm: lists the server’s errors, keeps the input and loads a new captcha [R-REG-004 R-REG-005 R-REG-008 R-REG-009 R-REG-021 R-REG-022]', async () => {
  const { form, fill, submit, requests, faults, user, logged } = await open({ captcha: 'native' });
  await fill(mira);
  await user.type(await form.findByLabelText('Letters in the image'), 'xyz');
  const captchas = () => requests.filter(({ url }) => url.includes('/pleroma/captcha')).length;
  const before = captchas();
  const pendingResponse = Promise.withResolvers<Response>();
  faults.of = (request) => (isSignUp(request) ? pendingResponse.promise : undefined);
  await submit();
  await waitFor(() => expect(form.getByLabelText('Username')).toHaveProperty('disabled', true));
  pendingResponse.resolve(
    Response.json({ error: '{"username":["has already been taken"]}' }, { status: 400 }),
  );
  await form.findByText(/Username\. has already been taken\./);
  expect(form.getByLabelText('Username')).toHaveProperty('value', ' mira ');
  await waitFor(() => expect(captchas()).toBe(before + 1));
  await waitFor(() =>
    expect(form.getByLabelText<HTMLInputElement>('Letters in the image').value).toBe(''),
  );
  expect(logged.some(([text]) => text.includes('refused'))).toBe(true);
  await user.click(form.getByRole('button', { name: /Captcha/ }));
  await waitFor(() => expect(captchas()).toBe(before + 2));
});

test('RegistrationForm: shows Akkoma’s error about a taken username once, at the field', async () => {
  const { form, fill, submit, faults, user } = await open();
  await fill(mira);
  const error =
    '{"nickname":["has already been taken"],"ap_id":["has already been taken"],"email":["has invalid format"]}';
  faults.of = (request) =>
    isSignUp(request) ? Response.json({ error }, { status: 400 }) : undefined;
  await submit();
  const texts = () => form.getAllByRole('alert').map(({ textContent }) => textContent);
  await form.findByText('Username. has already been taken.');
  expect(texts().filter((text) => text !== '')).toEqual([
    'Username. has already been taken.',
    'Email. has invalid format.',
  ]);
  const username = form.getByLabelText('Username');
  expect(username.getAttribute('aria-invalid')).toBe('true');
  await waitFor(() => expect(document.activeElement).toBe(username));
  await user.type(username, '{Backspace}x');
  expect(texts().filter((text) => text !== '')).toEqual(['Email. has invalid format.']);
});

test.each([
  [500, '', 'The server had a problem, try again (error 500)'],
  [502, '<html>Bad gateway</html>', 'The server had a problem, try again (error 502)'],
  [400, '{"error":400}', 'The server rejected this (error 400)'],
  [418, '', 'The server rejected this (error 418)'],
])(
  'RegistrationForm: explains a response with the status %d and without a message [R-REG-024]',
  async (status, body, expected) => {
    const { form, fill, submit, faults } = await open();
    await fill(mira);
    faults.of = (request) => (isSignUp(request) ? new Response(body, { status }) : undefined);
    await submit();
    await form.findByText(expected);
  },
);

test('RegistrationForm: logs a response of an unexpected form [R-REG-020]', async () => {
  const { fill, submit, faults, place, logged } = await open();
  await fill(mira);
  faults.of = (request) => (isSignUp(request) ? Response.json({ identifier: 'odd' }) : undefined);
  await submit();
  await waitFor(() =>
    expect(logged.some(([text]) => text.includes('unknown registration response'))).toBe(true),
  );
  expect(place()).toBe('/registration');
});

test('RegistrationForm: signs up with the token of an invitation, even if registration is closed [R-REG-006 R-REG-026]', async () => {
  const { fill, submit, requests } = await open({ open: false }, { path: '/registration/abc' });
  await fill(mira);
  await submit();
  await waitFor(() => expect(requests.some(isSignUp)).toBe(true));
  expect(await requests.find(isSignUp)?.json()).toMatchObject({ token: 'abc' });
});

test('RegistrationScreen: redirects home if closed without an invitation, or for members [R-REG-026]', async () => {
  const closed = await renderApp({
    path: '/registration',
    instanceOptions: { config: { registration: { open: false } } },
  });
  await waitFor(() => expect(closed.place()).toBe('/main/all'));
  const member = await renderApp({ path: '/registration', signedInAs: 'mira' });
  await waitFor(() => expect(member.place()).toBe('/main/friends'));
});

test('RegistrationForm: reports a taken username while typing and offers the email language [R-REG-007]', async () => {
  const instance = await startTestInstance({ world: 'empty' });
  await instance.as('jun');
  const { form, user, clock } = await open({}, { instance });
  await user.type(form.getByLabelText('Username'), 'jun');
  await clock.advance(500);
  await form.findByText('This username is already taken');
  await user.selectOptions(form.getByLabelText('Email language'), 'Deutsch');
});

test('RegistrationForm: checks username, email and passwords while they are typed [R-REG-034]', async () => {
  const instance = await startTestInstance({ world: 'empty' });
  const { form, user, clock } = await open({}, { instance });
  const username = form.getByLabelText('Username');
  await user.type(username, 'Ana García');
  form.getByText('Use only the letters a–z, digits and _, without spaces');
  form.getByText('@…');
  await user.clear(username);
  await user.type(username, 'ana');
  form.getByText('@ana');
  await clock.advance(500);
  await form.findByText('This username is available');
  await user.type(form.getByLabelText('Email (optional)'), 'ana@');
  await clock.advance(500);
  await form.findByText('Enter a complete address, such as name@mail.example');
  await user.type(form.getByLabelText('Password'), 'heron');
  form.getByText('Use at least 8 characters: 3 more.');
  await user.type(form.getByLabelText('Confirm password'), 'her');
  await clock.advance(500);
  expect(form.queryByText('should be the same as password')).toBeNull();
  await user.type(form.getByLabelText('Confirm password'), 'on');
  await form.findByText('The passwords match');
});

test('PhoneBar: does not link to the page for new accounts on that page', async () => {
  await open({}, { width: 390 });
  expect(screen.queryByRole('link', { name: 'Create account' })).toBeNull();
  screen.getByRole('link', { name: 'Log in', hidden: false });
});

test('RegistrationForm: offers each language for emails once [R-REG-007]', async () => {
  const { form, fill, submit, requests, user } = await open();
  await fill(mira);
  const choice = form.getByLabelText('Email language');
  const names = within(choice)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
  expect(new Set(names).size).toBe(names.length);
  await user.selectOptions(choice, '繁體中文');
  await submit();
  await waitFor(() => expect(requests.some(isSignUp)).toBe(true));
  expect(await requests.find(isSignUp)?.json()).toMatchObject({ language: 'zh-Hant' });
});
