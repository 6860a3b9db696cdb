import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { startTestInstance } from '@rookery/instance/testing/start-test-instance.ts';
import { renderApp } from '../testing/render-app.tsx';

test('TimelineScreen: shows a visitor the federated timeline', async () => {
  const instance = await startTestInstance({ world: 'empty' });
  const mira = await instance.as('mira');
  await mira.post('/api/v1/statuses', { status: 'The heron is back' });
  await renderApp({ instance, path: '/main/all' });
  await screen.findByText('The heron is back');
  screen.getByRole('heading', { level: 1, name: 'Federated' });
  expect(await screen.findAllByRole('article')).toHaveLength(1);
});

const isOlder = ({ url }: Request) => new URL(url).searchParams.has('max_id');

test('TimelineScreen: shows a retry button when older statuses fail to load [R-SHELL-061]', async () => {
  const instance = await startTestInstance({ world: 'empty' });
  const mira = await instance.as('mira');
  for (let number = 1; number <= 25; number += 1) {
    await mira.post('/api/v1/statuses', { status: `Post ${number}.` });
  }
  const { user, faults } = await renderApp({ instance });
  await screen.findByText('Post 25.');
  faults.of = (request) => (isOlder(request) ? new Response('', { status: 500 }) : undefined);
  await user.click(screen.getByRole('button', { name: 'Load older posts' }));
  const main = within(screen.getByRole('main'));
  const retry = await main.findByRole('button', { name: 'Try again' });
  screen.getByText('Post 25.');
  faults.of = () => undefined;
  await user.click(retry);
  await user.click(await main.findByRole('button', { name: 'Load older posts' }));
  await screen.findByText('No more posts');
  expect(main.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('StatusCard: links to the conversation from the times of statuses and notifications [R-ROUTE-047]', async () => {
  const instance = await startTestInstance({ world: 'empty' });
  const mira = await instance.as('mira');
  const jun = await instance.as('jun');
  const { body } = await mira.post('/api/v1/statuses', { status: 'The heron is back' });
  await jun.post(`/api/v1/statuses/${body.id}/favourite`);
  const { user, place } = await renderApp({ instance, signedInAs: 'mira' });
  const card = within(await within(await screen.findByRole('main')).findByRole('article'));
  const aside = within(await screen.findByRole('complementary'));
  const timeIn = async (where: typeof card) =>
    (await where.findAllByRole('link')).find((link) => link.querySelector('time') !== null);
  const path = `/notice/${body.id}`;
  await aside.findByText(/jun/);
  expect((await timeIn(aside))?.getAttribute('href')).toBe(path);
  const time = await timeIn(card);
  expect(time?.getAttribute('href')).toBe(path);
  if (time) await user.click(time);
  await screen.findByRole('heading', { level: 1, name: 'Conversation' });
  expect(place()).toBe(path);
});
