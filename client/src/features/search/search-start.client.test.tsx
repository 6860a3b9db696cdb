import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp, type RenderAppOptions } from '#app/testing/render-app.tsx';
import { startTestInstance } from '@rookery/instance/testing/start-test-instance.ts';

async function open(options: RenderAppOptions = {}) {
  const instance = options.instance ?? (await startTestInstance({ world: 'empty' }));
  const app = await renderApp({ signedInAs: 'mira', path: '/search', ...options, instance });
  const main = within(await screen.findByRole('main'));
  await main.findByRole('heading', { level: 1, name: /^(Explore|Search)$/ });
  return { ...app, main };
}

test('SearchScreen: focuses the search field on arrival if it is empty, but not with results', async () => {
  const { main, go } = await open();
  expect(document.activeElement).toBe(main.getByRole('searchbox'));
  await go('/search?query=heron');
  await main.findByRole('navigation', { name: 'Result types' });
  expect(document.activeElement).not.toBe(main.getByRole('searchbox'));
});

test('RecentSearches: lists earlier searches, newest first, and removes one or all of them', async () => {
  const { main, user, go } = await open();
  expect(main.queryByRole('region', { name: 'Recent searches' })).toBeNull();
  for (const words of ['heron', 'tea', 'canal']) {
    /* oxlint-disable no-await-in-loop -- the statuses must be created in this order */
    await go(`/search?query=${words}`);
    await waitFor(() => expect(main.getByRole('searchbox')).toHaveProperty('value', words));
    /* oxlint-enable no-await-in-loop */
  }
  await go('/search');
  const recent = within(await main.findByRole('region', { name: 'Recent searches' }));
  const links = () => recent.getAllByRole('link').map((link) => link.textContent);
  expect(links()).toEqual(['canal', 'tea', 'heron']);
  expect(recent.getByRole('link', { name: 'tea' }).getAttribute('href')).toBe('/search?query=tea');
  await user.click(recent.getByRole('button', { name: 'Remove “tea”' }));
  expect(links()).toEqual(['canal', 'heron']);
  await user.click(recent.getByRole('button', { name: 'Clear' }));
  expect(main.queryByRole('region', { name: 'Recent searches' })).toBeNull();
});

test('SearchStart: shows followed hashtags, suggested people and hashtags of the loaded timelines', async () => {
  const instance = await startTestInstance({ world: 'empty', config: { suggestions: true } });
  const mira = await instance.as('mira');
  for (const name of ['jun', 'ines']) {
    /* oxlint-disable no-await-in-loop -- the statuses must be created in this order */
    const person = await instance.as(name, { settings: { discoverable: true } });
    await person.post('/api/v1/statuses', { status: `Seen by ${name} #herons` });
    /* oxlint-enable no-await-in-loop */
  }
  await mira.post('/api/v1/statuses', { status: 'Warm #tea' });
  await mira.post('/api/v1/tags/tea/follow');
  const { go } = await renderApp({ instance, signedInAs: 'mira', path: '/main/public' });
  await screen.findByText(/Seen by ines/);
  await go('/search');
  const main = within(await screen.findByRole('main'));
  const tags = within(await main.findByRole('region', { name: 'Hashtags you follow' }));
  expect(tags.getByRole('link', { name: '#tea' }).getAttribute('href')).toBe('/tag/tea');
  const people = within(await main.findByRole('region', { name: 'People you might like' }));
  await people.findByText('@jun');
  expect(people.getByRole('link', { name: 'More' }).getAttribute('href')).toBe('/who-to-follow');
  const seen = within(main.getByRole('region', { name: 'Hashtags in your timelines this week' }));
  seen.getByRole('link', { name: '#herons' });
  seen.getByText('2 posts · 2 people');
  expect(seen.queryByRole('link', { name: '#tea' })).toBeNull();
});

test.each([
  ['akkoma', false],
  ['mastodon', true],
])('SearchStart: on %s explains search operators: %s', async (software, isShown) => {
  const { main, current } = await open();
  const { instance } = current.store.getState();
  const { info } = instance.getState();
  act(() => instance.setState({ info: { ...info, serverInfo: { ...info.serverInfo, software } } }));
  main.getByText(/Paste a link or type/);
  expect(main.queryByText('has:media') !== null).toBe(isShown);
});
