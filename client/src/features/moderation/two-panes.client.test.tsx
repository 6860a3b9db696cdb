import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { startTestInstance } from '@rookery/instance/testing/start-test-instance.ts';
import { chooseFromAccountMenu } from '#app/testing/choose-from-account-menu.ts';
import { resizeLayout } from '#app/testing/mock-layout.ts';
import { renderApp } from '#app/testing/render-app.tsx';

const phone = 390;

/** Opens the reports about ann and ben; ben is first in the list. */
async function openReports() {
  const instance = await startTestInstance({
    world: 'empty',
    people: [{ username: 'mod', role: 'moderator' }],
  });
  const jun = await instance.as('jun');
  for (const name of ['ann', 'ben']) {
    const { account } = await instance.as(name);
    await jun.post('/api/v1/reports', { account_id: account?.id, comment: `About ${name}` });
  }
  const app = await renderApp({ instance, signedInAs: 'mod', path: '/about' });
  await chooseFromAccountMenu(app.user, /^Moderation/);
  const dialog = within(await screen.findByRole('dialog', { name: 'Moderation' }));
  const list = within(await dialog.findByRole('list', { name: 'Reports' }));
  const row = (name: string) => list.getByRole('button', { name: new RegExp(`@${name}`) });
  const title = (name: string) => dialog.getByRole('heading', { name: `Reports about @${name}` });
  return { ...app, dialog, row, title };
}

test('TwoPanes: shows the first reported person beside the list, and after a click the chosen one', async () => {
  const { user, dialog, row, title } = await openReports();
  expect(row('ben').getAttribute('aria-current')).toBe('true');
  dialog.getByRole('region', { name: 'Reports about @ben' });
  row('ben').focus();
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(row('ann'));
  await user.keyboard('{Enter}');
  dialog.getByRole('region', { name: 'Reports about @ann' });
  expect(title('ann').isConnected).toBe(true);
  expect(row('ann').getAttribute('aria-current')).toBe('true');
  expect(document.activeElement).toBe(row('ann'));
  await user.keyboard('{ArrowUp}c');
  expect(dialog.queryByText('Will be closed')).toBeNull();
});

test('TwoPanes: shows the chosen person as a page on phones; Back and Escape return the focus to the row', async () => {
  const { user, dialog, row, title } = await openReports();
  resizeLayout(phone);
  await user.click(await dialog.findByRole('button', { name: 'Back' }));
  expect(dialog.queryByRole('region', { name: /^Reports about/ })).toBeNull();
  expect(dialog.queryByRole('button', { name: 'Mark as resolved' })).toBeNull();
  await user.click(row('ann'));
  expect(document.activeElement).toBe(title('ann'));
  dialog.getByRole('button', { name: 'Mark as resolved' });
  await user.click(dialog.getByRole('button', { name: 'Back' }));
  expect(document.activeElement).toBe(row('ann'));
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(title('ann'));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(row('ann')));
  screen.getByRole('dialog', { name: 'Moderation' });
});
