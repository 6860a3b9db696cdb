import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { startTestInstance } from '@rookery/instance/testing/start-test-instance.ts';
import { chooseFromAccountMenu } from '#app/testing/choose-from-account-menu.ts';
import { renderApp } from '#app/testing/render-app.tsx';

const reports = '/api/v1/pleroma/admin/reports';

/**
 * Opens as moderator a queue of reports: `counts` per person, who are called person0 and so on. Each
 * report names the same post of its person.
 */
async function openQueue(counts: readonly number[]) {
  const instance = await startTestInstance({
    world: 'empty',
    config: { throttle: false },
    people: [
      { username: 'root', role: 'admin' },
      { username: 'mod', role: 'moderator' },
    ],
  });
  const jun = await instance.as('jun');
  for (const [index, count] of counts.entries()) {
    const person = await instance.as(`person${index}`);
    const { body } = await person.post('/api/v1/statuses', { status: `Post ${index}` });
    for (let number = 0; number < count; number += 1)
      await jun.post('/api/v1/reports', {
        account_id: person.account?.id,
        status_ids: [body.id],
        comment: `No. ${number}`,
      });
  }
  const app = await renderApp({ instance, signedInAs: 'mod', path: '/about' });
  const total = counts.reduce((sum, count) => sum + count, 0);
  await screen.findByRole('button', { name: `Account menu: ${total} new reports` });
  await chooseFromAccountMenu(app.user, /^Moderation/);
  const dialog = within(await screen.findByRole('dialog', { name: 'Moderation' }));
  await dialog.findAllByRole('article', { name: /^Report about/ });
  const row = (name: string) =>
    within(dialog.getByRole('list', { name: 'Reports' })).getByRole('button', {
      name: new RegExp(`^@${name}`),
    });
  const openCount = async () => {
    const { body } = await (await instance.as('root')).get(`${reports}?state=open`);
    return body.total;
  };
  return { ...app, dialog, row, openCount };
}

test('ReportQueue: counts all open reports and those of each person, also beyond the first page [R-MOD-026 R-MOD-027]', async () => {
  const { dialog, row } = await openQueue([40, 20]);
  dialog.getByRole('button', { name: 'Reports 60' });
  await dialog.findByRole('checkbox', { name: 'Select all 60 reports' });
  expect(row('person0').textContent).toContain('40 reports');
  expect(row('person1').textContent).toContain('20 reports');
}, 120_000);

test('ReportQueue: closes all reports about one person by one button, and updates the count [R-MOD-027]', async () => {
  const { user, clock, dialog, row, openCount } = await openQueue([2, 3]);
  await user.click(row('person0'));
  const bar = within(dialog.getByRole('toolbar', { name: 'All reports about @person0' }));
  bar.getByText('2 reports');
  await user.click(bar.getByRole('button', { name: 'Close 2 reports' }));
  await act(() => clock.advance(5000));
  await waitFor(async () => expect(await openCount()).toBe(3));
  await dialog.findByRole('button', { name: 'Reports 3' });
});

test('ReportQueue: selects people, and decides all their reports together [R-MOD-028]', async () => {
  const { user, clock, dialog, openCount } = await openQueue([2, 3, 1]);
  const box = (name: string) =>
    dialog.getByRole<HTMLInputElement>('checkbox', { name: `Select all reports about @${name}` });
  await user.click(box('person0'));
  await user.click(box('person2'));
  const all = dialog.getByRole<HTMLInputElement>('checkbox', { name: 'Select all 6 reports' });
  expect([box('person0').checked, box('person1').checked, all.indeterminate]).toEqual([
    true,
    false,
    true,
  ]);
  const bar = within(dialog.getByRole('toolbar', { name: 'Selected reports' }));
  await user.click(bar.getByRole('button', { name: 'Resolve 3 reports' }));
  await act(() => clock.advance(5000));
  await waitFor(async () => expect(await openCount()).toBe(3));
});

test('ReportQueue: undoes only the last decision by “u”, and all decisions by a button [R-MOD-029]', async () => {
  const { user, dialog } = await openQueue([1, 1, 3]);
  const [first] = dialog.getAllByRole('article', { name: 'Report about @person2 by @jun' });
  first?.focus();
  await user.keyboard('{Shift>}C{/Shift}');
  await user.keyboard('cr');
  dialog.getByText('5 decisions will be sent in a moment');
  await user.keyboard('u');
  dialog.getByText('4 decisions will be sent in a moment');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Report about @person0 by @jun');
  await user.keyboard('uu');
  expect(dialog.queryByText(/will be sent in a moment/)).toBeNull();
  expect(document.activeElement).toBe(
    dialog.getAllByRole('article', { name: 'Report about @person2 by @jun' })[0],
  );
  await user.keyboard('cc');
  await user.click(dialog.getByRole('button', { name: 'Undo all' }));
  expect(dialog.queryByText(/will be sent in a moment/)).toBeNull();
});

test('ReportQueue: shows a reported post once, and a field for a note only on demand [R-MOD-019]', async () => {
  const { user, dialog } = await openQueue([2]);
  expect(dialog.getAllByText('Post 0')).toHaveLength(1);
  dialog.getByText('Also about 1 post shown above');
  expect(dialog.queryByRole('textbox')).toBeNull();
  const [first] = dialog.getAllByRole('article', { name: /^Report about/ });
  const report = within(first ?? document.body);
  await user.click(report.getByRole('button', { name: 'Add note' }));
  expect(document.activeElement).toBe(report.getByRole('textbox', { name: 'Note for the staff' }));
  await user.keyboard('{Escape}');
  expect(report.queryByRole('textbox')).toBeNull();
  expect(document.activeElement).toBe(first);
});
