import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { startTestInstance } from '@rookery/instance/testing/start-test-instance.ts';
import { chooseFromAccountMenu } from './testing/choose-from-account-menu.ts';
import { renderApp } from './testing/render-app.tsx';
import { stubNodeFormData } from './testing/stub-node-form-data.ts';

afterEach(() => vi.unstubAllGlobals());

type App = Awaited<ReturnType<typeof renderApp>>;

/** Opens a tab of the moderation window. */
const inModeration =
  (part?: string) =>
  async ({ user }: App): Promise<void> => {
    await chooseFromAccountMenu(user, /^Moderation/);
    const dialog = within(await screen.findByRole('dialog', { name: 'Moderation' }));
    if (part !== undefined) await user.click(await dialog.findByRole('button', { name: part }));
  };

const forms: readonly {
  readonly name: string;
  readonly path: string;
  readonly open?: (app: App) => Promise<void>;
  readonly field: string;
  readonly role?: 'textbox' | 'spinbutton';
  readonly button: string;
  /** Whether the form closes after its text was sent. */
  readonly closes?: boolean;
}[] = [
  { name: 'an announcement', path: '/announcements', field: 'Announcement', button: 'Post' },
  {
    name: 'a server page',
    path: '/about',
    open: async (app) => {
      await stubNodeFormData();
      await inModeration('Server pages')(app);
    },
    field: 'Terms of service',
    button: 'Save',
  },
  {
    name: 'a note on a report',
    path: '/about',
    open: async (app) => {
      await inModeration()(app);
      await app.user.click(await screen.findByRole('button', { name: 'Add note' }));
    },
    field: 'Note for the staff',
    button: 'Add note',
    closes: true,
  },
  {
    name: 'an emoji pack',
    path: '/about',
    open: inModeration('Emoji'),
    field: 'New pack name',
    button: 'Create pack',
  },
  {
    name: 'an invitation',
    path: '/about',
    open: inModeration('Invitations'),
    field: 'Maximum uses',
    role: 'spinbutton',
    button: 'Create invitation',
  },
  {
    name: 'an alias',
    path: '/settings#account',
    field: 'Account address',
    button: 'Add',
  },
];

test.each(forms)(
  'Form: keeps text typed while $name is being sent, and is empty after that text is sent',
  async (form) => {
    const instance = await startTestInstance({
      world: 'empty',
      people: [{ username: 'root', role: 'admin' }],
    });
    const ben = await instance.as('ben');
    await instance.as('bens');
    await (await instance.as('ann')).post('/api/v1/reports', { account_id: ben.account?.id });
    const app = await renderApp({ instance, signedInAs: 'root', path: form.path });
    const { user, faults } = app;
    await form.open?.(app);
    const role = form.role ?? 'textbox';
    const [first, second] = role === 'textbox' ? ['ben', 's'] : ['1', '2'];
    const field = (): HTMLElement => screen.getByRole(role, { name: form.field });
    await screen.findByRole(role, { name: form.field });
    const button = (): HTMLElement =>
      within(field().closest('form') ?? document.body).getByRole('button', { name: form.button });
    const answer = Promise.withResolvers<undefined>();
    faults.of = ({ method }) => (method === 'GET' ? undefined : answer.promise);
    await user.type(field(), first);
    await user.click(button());
    await user.type(field(), second);
    expect(button().getAttribute('aria-busy')).toBe('true');
    answer.resolve(undefined);
    await waitFor(() => expect(button().getAttribute('aria-busy')).toBeNull());
    expect(field()).toHaveProperty('value', first + second);
    faults.of = () => undefined;
    await user.click(button());
    if (form.closes === true) {
      await waitFor(() => expect(screen.queryByRole(role, { name: form.field })).toBeNull());
      return;
    }
    /* After sending, the forms are emptied, except that of a page of the server, which shows the
       saved text. */
    const shown = form.name === 'a server page' ? first + second : '';
    await waitFor(() => expect(field()).toHaveProperty('value', shown));
  },
);
