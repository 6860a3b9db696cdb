import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { test } from 'vitest';
import { renderApp } from '#app/testing/render-app.tsx';
import { startTestInstance } from '@rookery/instance/testing/start-test-instance.ts';

type Fields = ReturnType<typeof within>;

interface FormRow {
  readonly form: string;
  readonly path: string;
  readonly isForVisitors?: boolean;
  /** Makes the form visible and returns its fields. */
  readonly open: (user: UserEvent) => Promise<Fields>;
  readonly values: Readonly<Record<string, string>>;
  readonly submit: RegExp;
  readonly request: RegExp;
  /** Our sentence for this form, shown before the server's text of a response with status 500. */
  readonly ours: string;
}

const unexpected = 'An error occurred, please try again';
const broken = 'The server had a problem, try again';

const openNamed = async (name: string): Promise<Fields> =>
  within(await screen.findByRole('form', { name }));

/** Opens a section of the settings and returns one of its forms. */
const openSetting =
  (section: string, name: string) =>
  async (user: UserEvent): Promise<Fields> => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Settings' }));
    await dialog.findByRole('heading', { name: 'Appearance' });
    await user.click(dialog.getByRole('button', { name: section }));
    return within(await dialog.findByRole('form', { name }));
  };

const forms: readonly FormRow[] = [
  {
    form: 'log in',
    path: '/login',
    isForVisitors: true,
    open: () => openNamed('Log in'),
    values: { Username: 'mira', Password: 'a heron' },
    submit: /^Log in$/,
    request: /\/oauth\/token$/,
    ours: unexpected,
  },
  {
    form: 'password reset',
    path: '/password-reset',
    isForVisitors: true,
    open: () => openNamed('Password reset'),
    values: { Email: 'mira@rookery.example' },
    submit: /^Send link$/,
    request: /\/auth\/password\b/,
    ours: unexpected,
  },
  {
    form: 'create account',
    path: '/registration',
    isForVisitors: true,
    open: () => openNamed('Create account'),
    values: {
      Username: 'ada',
      'Display name': 'Ada',
      Password: 'a heron',
      'Confirm password': 'a heron',
    },
    submit: /^Create account$/,
    request: /\/api\/v1\/accounts$/,
    ours: broken,
  },
  {
    form: 'new list',
    path: '/lists',
    async open(user) {
      await user.click(await screen.findByRole('button', { name: 'New list' }));
      return await openNamed('New list');
    },
    values: { 'List title': 'Birds' },
    submit: /^Create$/,
    request: /\/api\/v1\/lists$/,
    ours: broken,
  },
  {
    form: 'announcement',
    path: '/announcements',
    open: async () => within(await screen.findByRole('region', { name: 'New announcement' })),
    values: { Announcement: 'The pond is closed' },
    submit: /^Post$/,
    request: /\/admin\/announcements/,
    ours: `Couldn’t post the announcement: ${broken}`,
  },
  {
    form: 'change password',
    path: '/settings',
    open: openSetting('Security', 'Change password'),
    values: {
      'Current password': 'a heron',
      'New password': 'two herons',
      'Confirm new password': 'two herons',
    },
    submit: /password/,
    request: /\/change_password$/,
    ours: broken,
  },
  {
    form: 'change email address',
    path: '/settings',
    open: openSetting('Security', 'Change email address'),
    values: { 'New email address': 'mira@new.example', 'Current password': 'a heron' },
    submit: /email/,
    request: /\/change_email$/,
    ours: broken,
  },
];

async function submitRefused(row: FormRow, said: string) {
  const instance = await startTestInstance({
    world: 'empty',
    people: [{ username: 'mira', role: 'admin' }],
  });
  const nodeinfo = { metadata: { mailerEnabled: true } };
  const app = await renderApp({
    instance,
    path: row.path,
    ...(row.isForVisitors
      ? { preloaded: new Map([['/nodeinfo/2.0.json', nodeinfo]]) }
      : { signedInAs: 'mira' }),
  });
  const form = await row.open(app.user);
  for (const [label, value] of Object.entries(row.values))
    await app.user.type(await form.findByLabelText(label), value);
  app.faults.of = ({ method, url }) =>
    method !== 'GET' && row.request.test(url)
      ? Response.json({ error: said }, { status: 500 })
      : undefined;
  await app.user.click(form.getByRole('button', { name: row.submit }));
  return form;
}

test.each(forms)(
  'Forms: “$form” shows our sentence, a full stop and the text of the server [R-AUTH-014 R-AUTH-035 R-ERR-002]',
  async (row) => {
    const said = '<b>Ne</b> x</0> y';
    const form = await submitRefused(row, said);
    await form.findByText(`${row.ours}. The server says: ${said}`);
  },
);
