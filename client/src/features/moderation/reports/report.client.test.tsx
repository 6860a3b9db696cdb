import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { startTestInstance } from '@rookery/instance/testing/start-test-instance.ts';
import { renderAppAtAbout } from '#app/testing/render-app-at-about.tsx';

const reportsPath = '/api/v1/pleroma/admin/reports';

type Config = NonNullable<NonNullable<Parameters<typeof startTestInstance>[0]>['config']>;

async function open(config: Config = {}) {
  const instance = await startTestInstance({ world: 'empty', config });
  await instance.as('mira');
  const jun = await instance.as('jun');
  await jun.post('/api/v1/statuses', { status: 'An old grievance' });
  await jun.post('/api/v1/statuses', { status: 'Buy my herons' });
  const staff = await instance.as('mod', { role: 'moderator' });
  const app = await renderAppAtAbout({ instance });
  await app.goTo('/main/all');
  const post = (await screen.findByText('Buy my herons')).closest('article') ?? document.body;
  const openDialog = async () => {
    await app.user.click(within(post).getByRole('button', { name: 'More' }));
    await app.user.click(await screen.findByRole('menuitem', { name: 'Report' }));
    return within(await screen.findByRole('dialog', { name: 'Report @jun' }));
  };
  const filed = async () => {
    const { body } = await staff.get(reportsPath);
    return body.reports;
  };
  return { ...app, instance, jun, openDialog, filed };
}

test('ReportDialog: sends a comment and chosen statuses, with the original status preselected [R-MOD-022 R-SHELL-055 R-ACT-018 R-ACT-020]', async () => {
  const { user, openDialog, filed } = await open();
  const dialog = await openDialog();
  const ticks = () => dialog.getAllByRole('checkbox', { name: 'Report this post' });
  await waitFor(() => expect(ticks()).toHaveLength(2));
  expect(ticks().map((tick) => tick instanceof HTMLInputElement && tick.checked)).toEqual([
    true,
    false,
  ]);
  expect(dialog.queryByRole('checkbox', { name: /Also report to/ })).toBeNull();
  await user.type(dialog.getByRole('textbox', { name: 'Comment' }), 'Sells birds');
  await user.click(ticks()[1] ?? document.body);
  await user.click(dialog.getByRole('button', { name: 'Send report' }));
  await screen.findByText('@jun reported');
  expect(screen.queryByRole('dialog')).toBeNull();
  const [report] = await filed();
  expect(report.content).toBe('Sells birds');
  expect(report.account.acct).toBe('jun');
  expect(report.statuses).toHaveLength(2);
});

test('ReportDialog: keeps the draft when closed and when sending fails', async () => {
  const { user, openDialog, faults, filed } = await open();
  const dialog = await openDialog();
  await user.type(dialog.getByRole('textbox', { name: 'Comment' }), 'Sells birds');
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  const again = await openDialog();
  const comment = again.getByRole('textbox', { name: 'Comment' });
  expect(comment).toHaveProperty('value', 'Sells birds');
  faults.of = ({ url }) =>
    url.endsWith('/api/v1/reports') ? new Response('', { status: 500 }) : undefined;
  await user.click(again.getByRole('button', { name: 'Send report' }));
  await again.findByText('The server had a problem, try again');
  faults.of = () => undefined;
  expect(comment).toHaveProperty('value', 'Sells birds');
  await user.click(again.getByRole('button', { name: 'Send report' }));
  await waitFor(async () => expect(await filed()).toHaveLength(1));
});

test('ReportDialog: keeps text typed while the report is being sent as draft of the next report', async () => {
  const { user, openDialog, faults, filed } = await open();
  const dialog = await openDialog();
  const answer = Promise.withResolvers<undefined>();
  faults.of = ({ url }) => (url.endsWith('/api/v1/reports') ? answer.promise : undefined);
  await user.type(dialog.getByRole('textbox', { name: 'Comment' }), 'Sells birds');
  await user.click(dialog.getByRole('button', { name: 'Send report' }));
  await user.type(dialog.getByRole('textbox', { name: 'Comment' }), ' and eggs');
  answer.resolve(undefined);
  await screen.findByText('@jun reported');
  expect((await filed())[0].content).toBe('Sells birds');
  const again = await openDialog();
  const comment = again.getByRole('textbox', { name: 'Comment' });
  expect(comment).toHaveProperty('value', 'Sells birds and eggs');
});

const rules: NonNullable<Config['rules']> = [
  'No spam.',
  {
    text: 'Be kind.',
    hint: 'Also when you disagree.',
    translations: { de: { text: 'Sei nett.' } },
  },
];

test('ReportDialog: sends the chosen rules of the server [R-MOD-025]', async () => {
  const { user, openDialog, requests } = await open({ dialect: 'mastodon', rules });
  const dialog = await openDialog();
  const group = within(dialog.getByRole('group', { name: /Which rules does it break/ }));
  const kind = group.getByRole('checkbox', {
    name: 'Be kind.',
    description: 'Also when you disagree.',
  });
  await user.click(group.getByRole('checkbox', { name: 'No spam.' }));
  await user.click(kind);
  await user.click(group.getByRole('checkbox', { name: 'No spam.' }));
  await user.click(dialog.getByRole('button', { name: 'Send report' }));
  await screen.findByText('@jun reported');
  const sent = requests.find(({ url }) => url.endsWith('/api/v1/reports'));
  expect(await sent?.json()).toMatchObject({ category: 'violation', rule_ids: ['2'] });
});

test('ReportDialog: offers no rules to a server whose reports name none', async () => {
  const { openDialog } = await open({ rules });
  const dialog = await openDialog();
  expect(dialog.queryByRole('group', { name: /Which rules does it break/ })).toBeNull();
});
