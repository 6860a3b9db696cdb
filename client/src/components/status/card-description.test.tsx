import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { startTestInstance } from '@rookery/instance/testing/start-test-instance.ts';
import { showStatus } from './testing/show-status.tsx';

async function show(fields: object) {
  const instance = await startTestInstance({ world: 'empty' });
  const jun = await instance.as('jun', { displayName: 'Jun' });
  const { body } = await jun.post('/api/v1/statuses', { status: 'The heron is back' });
  const id = String(body.id);
  return { ...(await showStatus(id, { instance, fields })), jun, id };
}

/** Finds the card by the name and the description that a screen reader reads. */
const card = (description: string | RegExp, name = 'Jun') =>
  screen.getByRole('article', { name, description });

test.each([
  ['without a subject', {}, 'The heron is back'],
  ['with an open subject', { spoiler_text: 'Birds' }, 'Birds The heron is back'],
  ['with a blank subject', { spoiler_text: ' ' }, 'The heron is back'],
  ['in markup', { content: '<p>One <b>heron</b></p><p>and another</p>' }, 'One heron and another'],
])(
  'StatusCard: a status %s is named by its author and described by its text',
  async (_, fields, message) => {
    await show(fields);
    card(message);
  },
);

test('StatusCard: describes a closed card by its subject only, and an open one by subject and text', async () => {
  const { user } = await show({ spoiler_text: 'Birds' });
  await user.click(screen.getByRole('button', { name: 'Hide' }));
  card('Birds');
  await user.click(screen.getByRole('button', { name: 'Show' }));
  card('Birds The heron is back');
});

test('StatusCard: describes a folded status by the reason, not by its text', async () => {
  const { session, jun, user } = await show({});
  act(() => session.tables.relationships.merge({ id: jun.account?.id ?? '', muting: true }));
  await screen.findByText('Muted');
  card('Muted');
  expect(screen.queryByRole('article', { description: /heron/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Show post' }));
  card('The heron is back');
});

test('StatusCard: has no description if the status was deleted', async () => {
  const { session, id } = await show({});
  act(() => session.tables.statuses.merge({ id, isDeleted: true }));
  card('', 'This post was deleted');
  expect(document.querySelector('[aria-describedby]')).toBeNull();
});
