import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  startTestInstance,
  type TestInstance,
} from '@rookery/instance/testing/start-test-instance.ts';
import { openWindow } from '#session/windows/open-windows.ts';
import { chooseFromAccountMenu, openAccountMenuAt } from '#app/testing/choose-from-account-menu.ts';
import { renderApp, type RenderAppOptions } from '#app/testing/render-app.tsx';

const reports = '/api/v1/pleroma/admin/reports';

/** Starts an instance where jun has reported these accounts; the last one is first in the queue. */
async function withReports(names: readonly string[] = ['spammer']) {
  const instance = await startTestInstance({
    world: 'empty',
    people: [
      { username: 'root', role: 'admin' },
      { username: 'mod', role: 'moderator' },
    ],
  });
  const jun = await instance.as('jun');
  for (const name of names) {
    const account = await instance.as(name);
    const status = await account.post('/api/v1/statuses', { status: `Buy at ${name}` });
    await jun.post('/api/v1/reports', {
      account_id: account.account?.id,
      status_ids: [status.body.id],
      comment: `About ${name}`,
    });
  }
  return instance;
}

/** Renders the app and waits for the entry of the staff in the navigation. */
async function show(instance: TestInstance, signedInAs = 'mod', options: RenderAppOptions = {}) {
  const app = await renderApp({ instance, signedInAs, path: '/about', ...options });
  await screen.findByRole('heading', { level: 1, name: 'About' });
  const states = async (): Promise<string[]> =>
    (await (await instance.as('root')).get(reports)).body.reports.map(
      (one: { state: string }) => one.state,
    );
  const sent = () =>
    app.requests.filter(({ method, url }) => method === 'PATCH' && url.endsWith(reports)).length;
  return { ...app, states, sent };
}

async function openQueue(instance: TestInstance, options: RenderAppOptions = {}) {
  const app = await show(instance, 'mod', options);
  await chooseFromAccountMenu(app.user, /^Moderation/);
  const dialog = within(await screen.findByRole('dialog', { name: 'Moderation' }));
  return { ...app, dialog };
}

const card = (name: string) =>
  screen.findByRole('article', { name: `Report about @${name} by @jun` });

/** Resolves to the row of a reported person in the list. */
const row = (name: string) =>
  within(screen.getByRole('list', { name: 'Reports' })).findByRole('button', {
    name: new RegExp(`@${name}`),
  });

test('useStaffEntries: shows staff the number of new reports and refetches it every minute [R-ROLE-005 R-ROLE-006 R-MOD-003 R-CONST-013]', async () => {
  const instance = await withReports();
  const { clock, requests } = await show(instance);
  await screen.findByRole('button', { name: 'Account menu: 1 new report' });
  const jun = await instance.as('jun');
  const other = await instance.as('other');
  await jun.post('/api/v1/reports', { account_id: other.account?.id });
  const requestCount = () => requests.filter(({ url }) => url.includes('/admin/reports')).length;
  const before = requestCount();
  await act(() => clock.advance(59_999));
  expect(requestCount()).toBe(before);
  await act(() => clock.advance(1));
  await screen.findByRole('button', { name: 'Account menu: 2 new reports' });
});

test('useStaffEntries: hides moderation and reports from members [R-MOD-004]', async () => {
  const { user, requests } = await show(await withReports(), 'jun');
  await openAccountMenuAt(user, 'Settings');
  expect(screen.queryByRole('menuitem', { name: /^Moderation/ })).toBeNull();
  expect(requests.filter(({ url }) => url.includes('/admin/'))).toEqual([]);
});

test('ModerationDialog: requests reports on open and shows account, reporter, statuses, state, comment and time [R-MOD-001 R-MOD-002 R-MOD-021 R-SHELL-058]', async () => {
  const instance = await withReports();
  const { user, requests } = await show(instance);
  const entry = await openAccountMenuAt(user, /^Moderation/);
  const requestCount = () => requests.filter(({ url }) => url.includes('page_size=50')).length;
  const before = requestCount();
  await user.click(entry);
  const report = within(await card('spammer'));
  expect(requestCount()).toBeGreaterThan(before);
  report.getByText('About spammer');
  report.getByText('Buy at spammer');
  report.getByText('Open');
  report.getByRole('link', { name: '@jun' });
  expect(report.getAllByRole('time').length).toBeGreaterThan(0);
  screen.getByRole('region', { name: 'Reports about @spammer' });
});

test('ModerationDialog: shows a report’s comment as typed, although the server sends HTML', async () => {
  const instance = await withReports(['ann']);
  const jun = await instance.as('jun');
  const ann = await instance.as('ann');
  await jun.post('/api/v1/reports', {
    account_id: ann.account?.id,
    comment: "It's <b>spam</b> & more",
  });
  await openQueue(instance);
  const [report] = await screen.findAllByRole('article', { name: 'Report about @ann by @jun' });
  await within(report ?? document.body).findByText("It's <b>spam</b> & more");
});

test('ModerationDialog: keeps its state while minimised and lets the page be used', async () => {
  const { user, dialog } = await openQueue(await withReports());
  await card('spammer');
  await user.click(dialog.getByRole('button', { name: 'Minimise' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Back to moderation' }));
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('ModerationDialog: decides each report with one key, and sends them in one request after the undo time [R-MOD-018]', async () => {
  const { user, clock, states, sent, dialog } = await openQueue(
    await withReports(['ann', 'ben', 'cid']),
  );
  (await card('cid')).focus();
  await user.keyboard('c');
  expect(document.activeElement).toBe(await card('ben'));
  await user.keyboard('r');
  dialog.getByText('2 decisions will be sent in a moment');
  within(await row('cid')).getByText('Will be closed');
  expect(sent()).toBe(0);
  await act(() => clock.advance(5000));
  await waitFor(async () => expect(await states()).toEqual(['closed', 'resolved', 'open']));
  expect(sent()).toBe(1);
  await waitFor(() => expect(dialog.queryByRole('button', { name: /@cid/ })).toBeNull());
});

test('ModerationDialog: handles keys anywhere in the dialog and keeps the focus on the reports when the focused one leaves', async () => {
  const { user, clock, dialog } = await openQueue(await withReports(['ann', 'ben', 'cid']));
  await card('cid');
  dialog.getByRole('button', { name: 'Minimise' }).focus();
  await user.keyboard('j');
  expect(document.activeElement).toBe(await card('cid'));
  await user.keyboard('jx');
  expect(document.activeElement).toBe(await card('ben'));
  await user.click(
    within(screen.getByRole('toolbar', { name: 'Selected reports' })).getByRole('button', {
      name: 'Close report',
    }),
  );
  await waitFor(async () => expect(document.activeElement).toBe(await card('ben')));
  await act(() => clock.advance(5000));
  await waitFor(() => expect(screen.queryByRole('article', { name: /@ben/ })).toBeNull());
  await waitFor(async () => expect(document.activeElement).toBe(await card('ann')));
  await user.click(dialog.getByRole('button', { name: 'Mark as resolved' }));
  await waitFor(async () => expect(document.activeElement).toBe(await card('ann')));
});

test('ModerationDialog: loads more pages if the filter matches none of the newest reports', async () => {
  const instance = await withReports(['ann']);
  const jun = await instance.as('jun');
  const ann = (await instance.as('ann')).account?.id ?? '';
  for (let index = 0; index < 50; index += 1) {
    const other = await instance.as(`other${index % 5}`);
    await jun.post('/api/v1/reports', { account_id: other.account?.id });
  }
  const { current } = await openQueue(instance);
  await row('other4');
  act(() => openWindow(current.store.getState(), 'moderation', { reportsAbout: ann }));
  expect(screen.queryByText('No reports')).toBeNull();
  await card('ann');
});

test('ModerationDialog: undoes a decision before anything is sent', async () => {
  const { user, clock, sent, dialog } = await openQueue(await withReports());
  (await card('spammer')).focus();
  await user.keyboard('cu');
  await act(() => clock.advance(10_000));
  expect(sent()).toBe(0);
  await user.click(dialog.getByRole('button', { name: 'Close report' }));
  const report = within(await card('spammer'));
  report.getByText('Will be closed');
  await user.click(report.getByRole('button', { name: 'Undo' }));
  dialog.getByRole('button', { name: 'Close report' });
});

test('ModerationDialog: decides the selected reports together', async () => {
  const { user, clock, states, sent } = await openQueue(await withReports(['ann', 'ben', 'cid']));
  (await card('cid')).focus();
  await user.keyboard('xjx');
  const bar = within(screen.getByRole('toolbar', { name: 'Selected reports' }));
  bar.getByText('2 reports selected');
  await user.click(bar.getByRole('button', { name: 'Resolve 2 reports' }));
  await act(() => clock.advance(5000));
  await waitFor(async () => expect(await states()).toEqual(['resolved', 'resolved', 'open']));
  expect(sent()).toBe(1);
});

test('ModerationDialog: does not overwrite a decision by another moderator, and says that it was decided', async () => {
  const instance = await withReports();
  const { user, clock, sent, dialog } = await openQueue(instance);
  (await card('spammer')).focus();
  await user.keyboard('c');
  const root = await instance.as('root');
  const [{ id }] = (await root.get(reports)).body.reports;
  await root.patch(reports, { reports: [{ id, state: 'resolved' }] });
  await act(() => clock.advance(5000));
  const alert = await dialog.findByRole('alert');
  expect(alert.textContent).toContain('@spammer: Another moderator already resolved this');
  expect(sent()).toBe(0);
});

test('ModerationDialog: queues decisions that failed and sends them on retry', async () => {
  const { user, clock, faults, states, dialog } = await openQueue(await withReports());
  (await card('spammer')).focus();
  faults.of = ({ method }) => (method === 'PATCH' ? 'offline' : undefined);
  await user.keyboard('c');
  await act(() => clock.advance(5000));
  await dialog.findByRole('alert');
  faults.of = () => undefined;
  await user.click(dialog.getByRole('button', { name: 'Try again' }));
  await waitFor(async () => expect(await states()).toEqual(['closed']));
});

/** Fires `beforeunload`; returns false if the page asks for confirmation. */
const leave = (): boolean => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('ModerationDialog: shows a failure beside the reports after reopening; leaving the page asks for confirmation', async () => {
  const { user, clock, faults, states, dialog } = await openQueue(await withReports());
  expect(leave()).toBe(true);
  (await card('spammer')).focus();
  faults.of = ({ method }) => (method === 'PATCH' ? 'offline' : undefined);
  await user.keyboard('c');
  expect(leave()).toBe(false);
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await act(() => clock.advance(5000));
  const notice = await screen.findByText(/Couldn’t save your report decisions/);
  faults.of = () => undefined;
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(async () => expect(await states()).toEqual(['closed']));
  expect(notice.isConnected).toBe(false);
  expect(leave()).toBe(true);
});

test('ModerationDialog: adds and deletes notes, and keeps the text of a note that failed [R-MOD-019 R-MOD-020]', async () => {
  const { user, faults } = await openQueue(await withReports());
  const report = within(await card('spammer'));
  faults.of = ({ method }) => (method === 'POST' ? 'offline' : undefined);
  await user.click(report.getByRole('button', { name: 'Add note' }));
  await user.type(report.getByRole('textbox', { name: 'Note for the staff' }), 'Looking into it');
  await user.click(report.getByRole('button', { name: 'Add note' }));
  await report.findByRole('alert');
  expect(report.getByRole('textbox')).toHaveProperty('value', 'Looking into it');
  faults.of = () => undefined;
  await user.click(report.getByRole('button', { name: 'Add note' }));
  const notes = within(await report.findByRole('list', { name: 'Notes' }));
  notes.getByText(/Looking into it/);
  expect(report.queryByRole('textbox')).toBeNull();
  await user.click(notes.getByRole('button', { name: 'Delete note by @mod' }));
  const question = within(await screen.findByRole('dialog', { name: 'Delete this note?' }));
  await user.click(question.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(report.queryByRole('list', { name: 'Notes' })).toBeNull());
});

test('ModerationDialog: adds a note by keyboard and returns the focus to the report, also on Escape', async () => {
  const { user } = await openQueue(await withReports());
  const report = await card('spammer');
  report.focus();
  await user.keyboard('nLooking into it{Control>}{Enter}{/Control}');
  await within(report).findByText(/Looking into it/);
  await waitFor(() => expect(document.activeElement).toBe(report));
  await user.keyboard('nNo{Escape}');
  expect(document.activeElement).toBe(report);
  screen.getByRole('dialog', { name: 'Moderation' });
  expect(within(report).getByRole('textbox')).toHaveProperty('value', 'No');
});

test('ModerationDialog: lists closed reports by state and earlier reports about the same account', async () => {
  const instance = await withReports(['ann', 'ann']);
  const root = await instance.as('root');
  const [, { id }] = (await root.get(reports)).body.reports;
  await root.patch(reports, { reports: [{ id, state: 'closed' }] });
  await root.post(`${reports}/${id}/notes`, { content: 'Was a joke' });
  const { user, dialog } = await openQueue(instance);
  await card('ann');
  await user.click(dialog.getByRole('button', { name: 'Other reports about @ann' }));
  await dialog.findByText(/Was a joke/);
  await user.click(dialog.getByRole('radio', { name: 'Closed' }));
  await waitFor(() => within(screen.getByRole('article')).getByText('Closed'));
  await user.click(dialog.getByRole('radio', { name: 'Other servers' }));
  await dialog.findByText('No reports');
  // The server reports the total: no page past the end is requested.
  expect(dialog.queryByRole('button', { name: 'Load more' })).toBeNull();
});
