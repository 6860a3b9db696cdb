import { act, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { startTestInstance } from '#instance/testing/start-test-instance.ts';
import { showStatus } from '../testing/show-status.tsx';

test.each([
  ['Edit history', /\/history$/, '(as first written)'],
  ['Source', /\/source$/, 'The heron is back again'],
])('%s: what is tried again by key keeps the focus in the window', async (line, call, words) => {
  const instance = await startTestInstance({ world: 'empty' });
  const mira = await instance.as('mira');
  const { body } = await mira.post('/api/v1/statuses', { status: 'The heron is back' });
  await mira.put(`/api/v1/statuses/${body.id}`, { status: 'The heron is back again' });
  const { user, faults, choose } = await showStatus(String(body.id), { instance });
  faults.of = ({ url }) =>
    call.test(url) ? Response.json({ error: 'No' }, { status: 500 }) : undefined;
  await choose(line);
  const dialog = await screen.findByRole('dialog', { name: line });
  const window = within(dialog);
  const pressAgain = async (): Promise<void> => {
    const again = await window.findByRole('button', { name: 'Try again' });
    act(() => again.focus());
    await user.keyboard('{Enter}');
    expect(again.isConnected).toBe(false);
  };
  await pressAgain();
  await window.findByRole('alert');
  expect(dialog.contains(document.activeElement), 'when it fails once more').toBe(true);
  faults.of = () => undefined;
  await pressAgain();
  await window.findByText(words);
  expect(dialog.contains(document.activeElement), 'once it is here').toBe(true);
});
