import { act, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderAppAtAbout } from '#app/testing/render-app-at-about.tsx';
import { startTestInstance } from '@rookery/instance/testing/start-test-instance.ts';

async function open(dialect: 'akkoma' | 'mastodon') {
  const instance = await startTestInstance({ world: 'empty', config: { dialect } });
  const jun = await instance.as('jun', { displayName: 'Jun' });
  const app = await renderAppAtAbout({ instance });
  await app.current.store.getState().instanceLoaded;
  const main = within(await screen.findByRole('main'));
  return { ...app, main, id: jun.account?.id ?? '' };
}

test('InstanceRoute: opens the posts of another server from the menu of a profile [R-TL-059]', async () => {
  const { goTo, user, main, place, requests, current, id } = await open('akkoma');
  await goTo('/jun');
  await main.findByRole('heading', { level: 1, name: 'Jun' });
  const { accounts } = current.store.getState().tables;
  act(() => accounts.merge({ id, acct: 'jun@far.example' }));
  await user.click(main.getByRole('button', { name: 'More options for @jun@far.example' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Posts from this server' }));
  await main.findByRole('heading', { level: 1, name: 'Posts from far.example' });
  expect(place()).toBe('/main/servers/far.example');
  main.getByText('Public posts by people on far.example that have reached this server.');
  await main.findByText('No posts');
  expect(requests.some(({ url }) => url.includes('instance=far.example'))).toBe(true);
});

test('InstanceRoute: requests nothing from a server without such timelines', async () => {
  const { goTo, main, requests } = await open('mastodon');
  await goTo('/main/servers/far.example');
  await main.findByText('This server doesn’t offer this timeline.');
  expect(requests.some(({ url }) => url.includes('instance=far.example'))).toBe(false);
});
