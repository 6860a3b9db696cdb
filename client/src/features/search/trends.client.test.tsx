import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '#app/testing/render-app.tsx';
import { renderAppAtAbout } from '#app/testing/render-app-at-about.tsx';
import { startTestInstance } from '@rookery/instance/testing/start-test-instance.ts';

const page = { url: 'https://news.example/herons', title: 'Herons return' };

async function openExplore(
  options: { dialect?: 'akkoma' | 'mastodon'; isVisitor?: boolean; visitors?: boolean } = {},
) {
  const { dialect = 'mastodon', isVisitor = false, visitors = true } = options;
  const instance = await startTestInstance({
    world: 'empty',
    config: {
      dialect,
      knownPages: [page],
      visitorTimelines: { local: visitors, federated: visitors },
    },
  });
  const jun = await instance.as('jun');
  const mira = await instance.as('mira');
  const { body } = await jun.post('/api/v1/statuses', { status: `Look ${page.url} #herons` });
  await mira.post(`/api/v1/statuses/${body.id}/favourite`);
  const app = isVisitor
    ? await renderApp({ instance, path: '/about' })
    : await renderAppAtAbout({ instance });
  await app.current.store.getState().instanceLoaded;
  await app.go('/search');
  const main = within(await screen.findByRole('main'));
  await main.findByText(/Paste a link or type/);
  return { ...app, main };
}

test('Trends: show posts, hashtags and links, with the tab in the address [R-SEARCH-014]', async () => {
  const { main, user, place } = await openExplore();
  const trends = within(await main.findByRole('region', { name: 'Trending on this server' }));
  await trends.findByRole('list', { name: 'Trending posts' });
  await trends.findByText(/^Look/);

  await user.click(trends.getByRole('button', { name: 'Hashtags' }));
  expect(place()).toBe('/search#hashtags');
  const tags = within(await trends.findByRole('list', { name: 'Trending hashtags' }));
  expect(tags.getByRole('link', { name: '#herons' }).getAttribute('href')).toBe('/tag/herons');
  tags.getByText('1 person a day');

  await user.click(trends.getByRole('button', { name: 'Links' }));
  const links = within(await trends.findByRole('list', { name: 'Trending links' }));
  expect(links.getByRole('link', { name: page.title }).getAttribute('href')).toBe(page.url);
  links.getByText('1 person a day');
});

test('LinkRoute: opens the posts about a trending link [R-TL-058]', async () => {
  const { main, user } = await openExplore();
  await user.click(await main.findByRole('button', { name: 'Links' }));
  await user.click(await main.findByRole('link', { name: 'Posts about this link' }));
  await main.findByRole('heading', { level: 1, name: 'Posts about this link' });
  await main.findByText(/^Look/);
  expect(main.getAllByRole('link', { name: page.url })).toHaveLength(2);
});

test('LinkRoute: says that a link is not trending [R-TL-058]', async () => {
  const { main, go } = await openExplore();
  await go('/main/link?url=https%3A%2F%2Fother.example%2F');
  await main.findByRole('heading', { level: 1, name: 'Posts about this link' });
  await main.findByText(/^This server only lists posts about a link while it is trending/);
});

test('Trends: are absent on a server without them', async () => {
  const { main, requests } = await openExplore({ dialect: 'akkoma' });
  expect(main.queryByRole('region', { name: 'Trending on this server' })).toBeNull();
  expect(requests.filter(({ url }) => url.includes('/trends/'))).toEqual([]);
});

test('Trends: offer visitors no hashtags and timelines of links that are closed to them [R-CAP-040]', async () => {
  const { main, user, go, requests } = await openExplore({ isVisitor: true, visitors: false });
  const trends = within(await main.findByRole('region', { name: 'Trending on this server' }));
  expect(trends.queryByRole('button', { name: 'Hashtags' })).toBeNull();
  await user.click(trends.getByRole('button', { name: 'Links' }));
  await trends.findByRole('link', { name: page.title });
  expect(trends.queryByRole('link', { name: 'Posts about this link' })).toBeNull();
  for (const path of ['/tag/herons', '/main/link?url=https%3A%2F%2Fnews.example%2Fherons']) {
    await go(path);
    await main.findByText('This server doesn’t show this timeline to visitors.');
  }
  await go('/search?query=%23herons#hashtags');
  const results = within(await main.findByRole('navigation', { name: 'Result types' }));
  await main.findByText(/^Look|^No results/);
  expect(results.queryByRole('button', { name: /^Hashtags/ })).toBeNull();
  expect(requests.filter(({ url }) => /\/timelines\/(?:tag|link)/.test(url))).toEqual([]);
});
