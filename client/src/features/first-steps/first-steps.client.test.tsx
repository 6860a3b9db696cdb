import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '#app/testing/render-app.tsx';
import { startTestInstance } from '@rookery/instance/testing/start-test-instance.ts';

async function open(config = { suggestions: true }) {
  const instance = await startTestInstance({ world: 'empty', config });
  for (const name of ['ines', 'jun']) {
    /* oxlint-disable no-await-in-loop -- the accounts must be created in this order */
    const person = await instance.as(name, { settings: { discoverable: true } });
    await person.post('/api/v1/statuses', { status: `Seen by ${name} #herons` });
    /* oxlint-enable no-await-in-loop */
  }
  const app = await renderApp({ instance, signedInAs: 'mira', path: '/main/friends' });
  const main = within(await screen.findByRole('main'));
  await main.findByRole('heading', { level: 2, name: /^Welcome to .*, mira$/i });
  return { ...app, instance, main };
}

test('FirstSteps: welcomes the member in an empty home timeline and explains the timelines', async () => {
  const { main, user } = await open();
  await main.findByText('No posts');
  const timelines = within(main.getByRole('group'));
  timelines.getByText('What each timeline shows');
  const names = timelines.getAllByRole('link').map((link) => link.textContent);
  expect(names).toEqual(['Home', 'Local', 'Federated']);
  timelines.getByText('Everyone on this server');
  await user.click(main.getByRole('button', { name: 'Edit profile' }));
  await screen.findByRole('dialog', { name: 'Settings' });
});

test('FirstSteps: marks a step as done once an account or a hashtag is followed', async () => {
  const { main, user } = await open();
  const people = main.getByRole('heading', { level: 3, name: 'Follow some people' });
  const [follow] = await main.findAllByRole('button', { name: 'Follow' });
  if (follow) await user.click(follow);
  await waitFor(() => expect(people.textContent).toBe('Follow some people (done)'));
  await user.click(await main.findByRole('button', { name: 'herons', pressed: false }));
  await main.findByRole('button', { name: 'herons', pressed: true });
  await main.findByRole('heading', { level: 3, name: 'Follow a few hashtags (done)' });
});

test('FirstSteps: shows an error at a hashtag that could not be followed', async () => {
  const { main, user, faults } = await open();
  const herons = await main.findByRole('button', { name: 'herons', pressed: false });
  faults.of = ({ url }) => (url.endsWith('/follow') ? 'offline' : undefined);
  await user.click(herons);
  await main.findByRole('alert');
  main.getByRole('button', { name: 'herons', pressed: false });
});

test('FirstSteps: stay above the posts that arrive, after a reload, too, until they are dismissed [R-TL-062]', async () => {
  const { main, user, go } = await open();
  const [follow] = await main.findAllByRole('button', { name: 'Follow' });
  if (follow) await user.click(follow);
  await main.findByRole('heading', { level: 3, name: 'Follow some people (done)' });
  main.getByRole('button', { name: 'herons' });
  await go('/about');
  await go('/main/friends');
  await main.findAllByText(/^Seen by/);
  await main.findByRole('heading', { level: 3, name: 'Follow some people (done)' });
  await user.click(main.getByRole('button', { name: 'Dismiss' }));
  const heading = main.getByRole('heading', { level: 1, name: 'Home' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(main.queryByRole('heading', { level: 2 })).toBeNull();
});

test('FirstSteps: end once all steps are done, but not while they are on screen [R-TL-062]', async () => {
  const { main, user, go, current } = await open();
  const { tables, viewerId } = current.store.getState();
  const profile = { avatar: 'https://rookery.example/heron.png', note: 'Counts herons' };
  act(() => tables.accounts.merge({ id: viewerId ?? '', ...profile }));
  const [follow] = await main.findAllByRole('button', { name: 'Follow' });
  if (follow) await user.click(follow);
  await user.click(await main.findByRole('button', { name: 'herons', pressed: false }));
  await main.findByRole('button', { name: 'Done' });
  await go('/about');
  await go('/main/friends');
  await main.findAllByText(/^Seen by/);
  expect(main.queryByRole('heading', { level: 2 })).toBeNull();
});

test('FirstSteps: stay dismissed on this device, where the empty timeline links to people to follow', async () => {
  const { main, user, go } = await open();
  await user.click(main.getByRole('button', { name: 'Dismiss' }));
  main.getByRole('link', { name: 'Find people' });
  main.getByText(/^No posts/);
  await go('/about');
  await go('/main/friends');
  await main.findByRole('link', { name: 'Find people' });
  expect(main.queryByRole('button', { name: 'Dismiss' })).toBeNull();
});

test('FirstSteps: suggest the authors of recent posts on a server without suggestions [R-SUGG-003]', async () => {
  const { main } = await open({ suggestions: false });
  await main.findByText('They posted here recently.');
  expect(main.getAllByRole('button', { name: 'Follow' })).toHaveLength(2);
});

test('FirstSteps: loads nothing while the home timeline has posts', async () => {
  const instance = await startTestInstance({ world: 'empty', config: { suggestions: true } });
  const mira = await instance.as('mira');
  await mira.post('/api/v1/statuses', { status: 'The heron is back' });
  const { requests } = await renderApp({ instance, signedInAs: 'mira', path: '/main/friends' });
  const main = within(await screen.findByRole('main'));
  await main.findByText('The heron is back');
  expect(main.queryByText(/Welcome to/)).toBeNull();
  const paths = requests.map(({ url }) => new URL(url).pathname);
  expect(paths).not.toContain('/api/v1/timelines/public');
});
