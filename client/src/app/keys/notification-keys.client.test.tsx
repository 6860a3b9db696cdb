import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '#app/testing/render-app.tsx';
import { startTestInstance } from '@rookery/instance/testing/start-test-instance.ts';

const focusedText = () => document.activeElement?.closest('main li')?.textContent ?? '';

async function open() {
  const instance = await startTestInstance({ world: 'empty' });
  const mira = await instance.as('mira');
  const { body } = await mira.post('/api/v1/statuses', { status: 'The heron is back' });
  const jun = await instance.as('jun');
  const salma = await instance.as('salma');
  await jun.post(`/api/v1/accounts/${mira.account?.id ?? ''}/follow`);
  await jun.post('/api/v1/statuses', { status: '@mira First question' });
  await jun.post(`/api/v1/statuses/${body.id}/favourite`);
  await salma.post(`/api/v1/statuses/${body.id}/favourite`);
  await jun.post('/api/v1/statuses', { status: '@mira Second question' });
  const app = await renderApp({ instance, signedInAs: 'mira', path: '/mira/notifications' });
  const list = await screen.findByRole('list', { name: 'Notifications, newest first' });
  return { ...app, list };
}

test('moveStatusFocus: moves between the rows of all kinds of notifications', async () => {
  const { user, list } = await open();
  await user.keyboard('j');
  await waitFor(() => expect(focusedText()).toContain('Second question'));
  /* The status inside the list item has the focus, and not the item, so that the shortcuts of a
     post apply to it. */
  expect(document.activeElement?.tagName).toBe('ARTICLE');
  await user.keyboard('j');
  expect(focusedText()).toContain('liked your post');
  await user.keyboard('j');
  expect(focusedText()).toContain('First question');
  await user.keyboard('j');
  expect(focusedText()).toContain('jun follows you');
  await user.keyboard('j');
  expect(focusedText()).toContain('jun follows you');
  await user.keyboard('kk');
  expect(focusedText()).toContain('liked your post');

  await user.click(within(list).getByRole('button', { name: 'Show all individually' }));
  await user.keyboard('j');
  expect(focusedText()).toMatch(/^New: \w+ liked your post/);
  await user.keyboard('k');
  expect(focusedText()).toContain('jun liked your post');
  expect(document.activeElement?.parentElement).toBe(list);
});

test('moveStatusFocus: moves to the next row from a link or a reply form in a row, also in another view', async () => {
  const { user } = await open();
  const views = within(screen.getByRole('navigation', { name: 'Notifications to show' }));
  await user.click(views.getByRole('button', { name: 'Mentions' }));
  await waitFor(() => expect(screen.queryByText(/liked your post/)).toBeNull());
  await user.keyboard('j');
  await waitFor(() => expect(focusedText()).toContain('Second question'));
  await user.keyboard('r');
  const form = await screen.findByRole('form', { name: /^Reply to @jun/ });
  await waitFor(() => expect(form.contains(document.activeElement)).toBe(true));
  await user.keyboard('A heron{Control>}{Enter}{/Control}');
  await waitFor(() => expect(screen.queryByRole('form', { name: /^Reply to @jun/ })).toBeNull());
  await waitFor(() => expect(document.activeElement).not.toBe(document.body));
  await user.keyboard('j');
  expect(focusedText()).toContain('First question');
  await user.keyboard('k');
  expect(focusedText()).toContain('Second question');
});

test('openRow: on Enter or “o”, opens the post of a row that shows only an excerpt of the post', async () => {
  const { user, place } = await open();
  await user.keyboard('j');
  await waitFor(() => expect(focusedText()).toContain('Second question'));
  await user.keyboard('j{Enter}');
  await waitFor(() => expect(place()).toMatch(/^\/notice\//));
  await screen.findByText('The heron is back');
});
