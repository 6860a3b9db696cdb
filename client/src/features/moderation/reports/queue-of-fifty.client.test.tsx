import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { startTestInstance } from '@rookery/instance/testing/start-test-instance.ts';
import { chooseFromAccountMenu } from '#app/testing/choose-from-account-menu.ts';
import { renderApp } from '#app/testing/render-app.tsx';

const reports = '/api/v1/pleroma/admin/reports';
const count = 50;

/** Opens as moderator a queue of fifty reports about ten accounts. */
async function openQueue() {
  const instance = await startTestInstance({
    world: 'empty',
    config: { throttle: false },
    people: [
      { username: 'root', role: 'admin' },
      { username: 'mod', role: 'moderator' },
    ],
  });
  const jun = await instance.as('jun');
  for (let index = 0; index < count; index += 1) {
    const person = await instance.as(`person${index % 10}`);
    await jun.post('/api/v1/reports', { account_id: person.account?.id, comment: `No. ${index}` });
  }
  const app = await renderApp({ instance, signedInAs: 'mod', path: '/about' });
  await chooseFromAccountMenu(app.user, /^Moderation/);
  const dialog = within(await screen.findByRole('dialog', { name: 'Moderation' }));
  await dialog.findAllByRole('article', { name: /^Report about/ });
  const sent = () =>
    app.requests.filter(({ method, url }) => method === 'PATCH' && url.endsWith(reports));
  const stateCounts = async () => {
    const { body } = await (await instance.as('root')).get(`${reports}?page_size=100`);
    const states = body.reports.map(({ state }: { state: string }) => state);
    const of = (state: string): number => states.filter((one: string) => one === state).length;
    return { open: of('open'), closed: of('closed'), resolved: of('resolved') };
  };
  return { ...app, dialog, sent, stateCounts };
}

test('ModerationDialog: decides fifty reports by keyboard: forty together in one request, then ten with one key press each', async () => {
  const { user, clock, dialog, sent, stateCounts } = await openQueue();
  const cards = () => dialog.getAllByRole('article', { name: /^Report about/ });
  const people = () => within(dialog.getByRole('list', { name: 'Reports' })).getAllByRole('button');
  expect(people()).toHaveLength(10);
  expect(cards()).toHaveLength(count / 10);
  let presses = 0;
  const press = async (keys: string): Promise<void> => {
    presses += keys.length;
    await user.keyboard(keys);
  };
  cards()[0]?.focus();
  await press('xj'.repeat(40));
  dialog.getByText('40 reports selected');
  await press('r');
  await act(() => clock.advance(5000));
  await waitFor(async () =>
    expect(await stateCounts()).toEqual({ open: 10, closed: 0, resolved: 40 }),
  );
  expect(sent()).toHaveLength(1);
  const [batch] = sent();
  expect(await batch?.json()).toMatchObject({ reports: { length: 40 } });

  await waitFor(() => expect(people()).toHaveLength(2));
  cards()[0]?.focus();
  await press('c'.repeat(10));
  await act(() => clock.advance(5000));
  await waitFor(async () =>
    expect(await stateCounts()).toEqual({ open: 0, closed: 10, resolved: 40 }),
  );
  expect(presses / count).toBeLessThanOrEqual(3);
}, 120_000);
