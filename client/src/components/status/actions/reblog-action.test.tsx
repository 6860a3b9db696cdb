import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { startTestInstance } from '@rookery/instance/testing/start-test-instance.ts';
import { showStatus } from '../testing/show-status.tsx';

test('reblogAction: asks before a reblog if configured but not before undoing it, and shows the new state before the server responds [R-ACT-002 R-ACT-003]', async () => {
  const instance = await startTestInstance({ world: 'empty' });
  const jun = await instance.as('jun');
  const { body } = await jun.post('/api/v1/statuses', { status: 'The heron is back' });
  const { user, session, faults, requested } = await showStatus(body.id, { instance });
  session.preferences.set('modalOnRepeat', true);
  const repeats = () => requested().filter((line) => line.includes('reblog')).length;
  await user.click(screen.getByRole('button', { name: 'Repeat' }));
  const question = within(await screen.findByRole('dialog', { name: 'Repeat this post?' }));
  await user.click(question.getByRole('button', { name: 'Cancel' }));
  expect(repeats()).toBe(0);
  await user.click(screen.getByRole('button', { name: 'Repeat' }));
  const pendingResponse = Promise.withResolvers<undefined>();
  faults.of = ({ url }) => (url.includes('reblog') ? pendingResponse.promise : undefined);
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Repeat' }));
  const undo = await screen.findByRole('button', { name: /^Repeat/, pressed: true });
  expect(undo.textContent).toBe('1');
  pendingResponse.resolve(undefined);
  const truth = async (): Promise<number> =>
    (await instance.visitor.get(`/api/v1/statuses/${body.id}`)).body.reblogs_count;
  await waitFor(async () => expect(await truth()).toBe(1));
  await user.click(undo);
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(async () => expect(await truth()).toBe(0));
});

test.each([
  ['private', 'mira', 'This post can’t be repeated'],
  ['direct', 'jun', 'This post can’t be repeated'],
  ['private', 'jun', 'Repeat'],
  ['unlisted', 'mira', 'Repeat'],
])(
  'reblogAction: on a %s status shown to %s, the button is named “%s” [R-ACT-013]',
  async (visibility, as, name) => {
    const instance = await startTestInstance({ world: 'empty' });
    const [mira, jun] = [await instance.as('mira'), await instance.as('jun')];
    await mira.post(`/api/v1/accounts/${jun.account?.id}/follow`);
    const { body } = await jun.post('/api/v1/statuses', { status: 'The heron', visibility });
    await showStatus(body.id, { instance, as });
    const button = screen.getByRole('button', { name });
    expect(button).toHaveProperty('disabled', name !== 'Repeat');
    expect(button.querySelector('svg')?.classList.contains('lucide-lock')).toBe(name !== 'Repeat');
  },
);
