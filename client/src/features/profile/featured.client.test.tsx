import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '#app/testing/render-app.tsx';
import { startTestInstance } from '@rookery/instance/testing/start-test-instance.ts';

async function open(path: string, dialect: 'akkoma' | 'mastodon' = 'mastodon') {
  const instance = await startTestInstance({ world: 'empty', config: { dialect } });
  const [mira, jun, salma, ola] = await Promise.all(
    ['mira', 'jun', 'salma', 'ola'].map((name) => instance.as(name)),
  );
  const follow = (who: typeof mira, whom: typeof mira) =>
    who?.post(`/api/v1/accounts/${whom?.account?.id}/follow`);
  await follow(mira, jun);
  await follow(mira, ola);
  await follow(jun, salma);
  await follow(ola, salma);
  await follow(salma, mira);
  if (dialect === 'mastodon') {
    await jun?.post('/api/v1/featured_tags', { name: 'heron' });
    await jun?.post('/api/v1/statuses', { status: 'One #heron' });
    await jun?.post(`/api/v1/accounts/${salma?.account?.id}/endorse`);
  }
  const app = await renderApp({ instance, signedInAs: 'mira', path });
  const main = within(await screen.findByRole('main'));
  const tabs = within(await main.findByRole('navigation', { name: 'Profile sections' }));
  return { ...app, instance, mira, jun, main, tabs };
}

test('FeaturedTab: shows the hashtags and people that a profile features [R-PROF-045]', async () => {
  const { tabs, main, user } = await open('/jun');
  await user.click(await tabs.findByRole('link', { name: 'Featured' }));
  const tags = within(await main.findByRole('region', { name: 'Hashtags' }));
  expect(tags.getByRole('link', { name: '#heron' }).getAttribute('href')).toBe('/tag/heron');
  tags.getByText('1 post');
  const people = within(main.getByRole('list', { name: 'People' }));
  await people.findByText('@salma');
});

test('ProfileTabs: has no tab for featured items on a profile without any [R-PROF-045]', async () => {
  const { tabs, requests } = await open('/salma');
  await waitFor(() => expect(requests.some(({ url }) => url.includes('/endorsements'))).toBe(true));
  expect(tabs.queryByRole('link', { name: 'Featured' })).toBeNull();
});

test('ProfileTabs: requests nothing that Akkoma lacks [R-PROF-045 R-PROF-046]', async () => {
  const { main, requests } = await open('/salma', 'akkoma');
  await main.findByText(/^Followed by/);
  expect(requests.filter(({ url }) => /featured_tags|endorsements|familiar/.test(url))).toEqual([]);
});

test('endorseAction: features a followed account on the viewer’s own profile, and removes it [R-PROF-045]', async () => {
  const { main, user, mira, go } = await open('/jun');
  const choose = async (item: string): Promise<void> => {
    await user.click(await main.findByRole('button', { name: 'More options for @jun' }));
    await user.click(await main.findByRole('menuitem', { name: item }));
  };
  const names = async (): Promise<string[]> =>
    (await mira?.get('/api/v1/endorsements'))?.body.map((one: { acct: string }) => one.acct);
  await choose('Feature on my profile');
  await waitFor(async () => expect(await names()).toEqual(['jun']));
  await go('/mira#featured');
  await main.findByRole('list', { name: 'People' });
  await go('/jun');
  await choose('Remove from my profile');
  await waitFor(async () => expect(await names()).toEqual([]));
  await go('/salma');
  await user.click(await main.findByRole('button', { name: 'More options for @salma' }));
  await main.findByRole('menuitem', { name: 'Copy link' });
  expect(main.queryByRole('menuitem', { name: 'Feature on my profile' })).toBeNull();
});

test('FamiliarFollowers: shows the people that Mastodon returns, and requests no followers [R-PROF-046]', async () => {
  const { main, requests } = await open('/salma');
  const line = await main.findByText(/^Followed by/);
  expect(line.textContent).toMatch(/^Followed by (?:jun and ola|ola and jun)$/);
  expect(requests.filter(({ url }) => url.includes('/followers?'))).toEqual([]);
});
