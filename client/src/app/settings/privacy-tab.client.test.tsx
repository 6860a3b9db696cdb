import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { startTestInstance } from '@rookery/instance/testing/start-test-instance.ts';
import { renderApp } from '../testing/render-app.tsx';

/* Removes the history entry of the previous test's settings. */
beforeEach(() => history.replaceState(null, ''));

async function open() {
  const instance = await startTestInstance({ world: 'empty' });
  const mira = await instance.as('mira');
  const app = await renderApp({ instance, signedInAs: 'mira', path: '/settings#privacy' });
  const dialog = within(await screen.findByRole('dialog', { name: 'Settings' }));
  const profile = async () => (await mira.get('/api/v1/accounts/verify_credentials')).body;
  return { ...app, dialog, profile };
}

test('PrivacyForm: saves who may send direct messages and when posts are deleted', async () => {
  const { dialog, user, profile } = await open();
  const form = within(
    await dialog.findByRole('form', { name: 'Direct messages and automatic deletion' }),
  );
  const save = form.getByRole('button', { name: 'Save' });
  expect(save).toHaveProperty('disabled', true);
  await user.selectOptions(form.getByLabelText('Who can send me direct messages'), 'No one');
  await user.click(form.getByRole('checkbox', { name: 'Automatically delete my posts' }));
  expect(form.getByLabelText('Delete posts after (days)')).toHaveProperty('value', '30');
  await user.click(save);
  await form.findByText('Saved');
  expect((await profile()).akkoma.status_ttl_days).toBe(30);
  expect((await profile()).accepts_direct_messages_from).toBe('nobody');
});

test('AccountOptionControl: saves at once whether to follow moved accounts [R-SET-030]', async () => {
  const { dialog, user, profile } = await open();
  const box = await dialog.findByRole('checkbox', {
    name: 'Keep following people who move accounts',
  });
  await waitFor(() => expect(box).toHaveProperty('disabled', false));
  const before = (await profile()).pleroma.allow_following_move;
  await user.click(box);
  await waitFor(async () => expect((await profile()).pleroma.allow_following_move).toBe(!before));
});

test.each([
  ['Hide who follows me', 'Hide my follower count', 'hide_followers_count'],
  ['Hide who I follow', 'Hide how many people I follow', 'hide_follows_count'],
])(
  'AccountOptionControl: enables an option once its parent is set: %s [R-SET-035 R-SET-036]',
  async (above, name, field) => {
    const { dialog, user, profile } = await open();
    const box = await dialog.findByRole('checkbox', { name });
    expect(box).toHaveProperty('disabled', true);
    await user.click(dialog.getByRole('checkbox', { name: above }));
    await waitFor(() => expect(box).toHaveProperty('disabled', false));
    await user.click(box);
    await waitFor(async () => expect((await profile()).pleroma[field]).toBe(true));
  },
);

test('AccountOptionControl: accepts followed accounts automatically if followers need approval [R-SET-029]', async () => {
  const { dialog, user, profile } = await open();
  await user.click(
    await dialog.findByRole('checkbox', { name: 'Lock my account (approve followers manually)' }),
  );
  const box = dialog.getByRole('checkbox', { name: 'Automatically approve people I follow' });
  await waitFor(() => expect(box).toHaveProperty('disabled', false));
  await user.click(box);
  await waitFor(async () => expect((await profile()).akkoma.permit_followback).toBe(true));
});
