import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { startTestInstance } from '@rookery/instance/testing/start-test-instance.ts';
import { renderApp } from '../testing/render-app.tsx';

async function open() {
  const instance = await startTestInstance({ world: 'empty' });
  const jun = await instance.as('jun', { displayName: 'Jun' });
  await jun.post('/api/v1/statuses', { status: 'The heron is back' });
  const app = await renderApp({ instance, signedInAs: 'mira', path: '/main/public' });
  const main = within(await screen.findByRole('main'));
  await main.findByText('The heron is back');
  await screen.findByRole('button', { name: 'Account menu' });
  await act(() => vi.dynamicImportSettled());
  return { ...app, main };
}

test('FocusHeading: focuses the next screen’s heading after a link that unmounts with its screen', async () => {
  const { main, user } = await open();
  expect(document.activeElement).toBe(document.body);
  const [name] = main.getAllByRole('link', { name: /Jun/ });
  if (name) await user.click(name);
  const heading = await main.findByRole('heading', { level: 1, name: 'Jun' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
});

test('FocusHeading: keeps the focus on a link that stays', async () => {
  const { user } = await open();
  const [lists] = screen.getAllByRole('link', { name: 'Lists and hashtags' });
  if (!lists) throw new Error('no way to the lists');
  await user.click(lists);
  await screen.findByRole('heading', { level: 1, name: 'Lists and hashtags' });
  expect(document.activeElement).toBe(lists);
});
