import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { startTestInstance } from '@rookery/instance/testing/start-test-instance.ts';
import { renderApp } from '#app/testing/render-app.tsx';

test('ReportGroupItem: shows reports as one row with their number and subject, which opens the queue [R-MOD-031]', async () => {
  const instance = await startTestInstance({
    world: 'empty',
    config: { throttle: false },
    people: [{ username: 'mod', role: 'moderator' }],
  });
  const jun = await instance.as('jun');
  const spammer = await instance.as('spammer');
  for (const comment of ['First', 'Second', 'Third & last'])
    await jun.post('/api/v1/reports', { account_id: spammer.account?.id, comment });
  const { user } = await renderApp({ instance, signedInAs: 'mod', path: '/mod/notifications' });
  const main = within(await screen.findByRole('main'));
  const row = within((await main.findByText('3 open reports')).closest('li') ?? document.body);
  row.getByText('Third & last');
  row.getByRole('link', { name: /spammer/ });
  expect(main.queryByText(/sent a report/)).toBeNull();
  await user.click(row.getByRole('button', { name: 'Open reports' }));
  await screen.findByRole('dialog', { name: 'Moderation' });
});
