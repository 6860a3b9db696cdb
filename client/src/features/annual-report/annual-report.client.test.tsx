import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '#app/testing/render-app.tsx';
import { announceMastodonApi } from '#session/testing/announce-mastodon-api.ts';
import { startTestInstance } from '@rookery/instance/testing/start-test-instance.ts';

const year = String(new Date().getUTCFullYear());
const reports = '/api/v1/annual_reports';

async function open(path: string, { isGenerated = false, apiVersion = 10, hasPosts = true } = {}) {
  const instance = await startTestInstance({ world: 'empty', config: { dialect: 'mastodon' } });
  const mira = await instance.as('mira');
  const jun = await instance.as('jun');
  if (hasPosts) {
    const { body } = await mira.post('/api/v1/statuses', { status: 'One #heron' });
    await jun.post(`/api/v1/statuses/${body.id}/reblog`);
    await jun.post(`/api/v1/accounts/${mira.account?.id}/follow`);
  }
  if (isGenerated) await mira.post(`${reports}/${year}/generate`);
  const faultOf = await announceMastodonApi(instance, apiVersion);
  const app = await renderApp({ instance, signedInAs: 'mira', path, faultOf });
  const main = within(await screen.findByRole('main'));
  const sent = () =>
    app.requests.filter(({ method }) => method === 'POST').map(({ url }) => new URL(url).pathname);
  return { ...app, main, sent };
}

test('AnnualReportScreen: has the server generate the report after a click, and shows its numbers [R-PROF-049]', async () => {
  const { main, user, sent } = await open(`/annual-report/${year}`);
  await main.findByText(`Your server can create a review of what you posted in ${year}.`);
  await user.click(main.getByRole('button', { name: 'Create my review' }));
  const numbers = within(await main.findByRole('list', { name: 'The year in numbers' }));
  expect(numbers.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '1 post',
    '1 new follower',
  ]);
  const months = within(main.getByRole('table', { name: 'Months' }));
  expect(months.getAllByRole('row')).toHaveLength(13);
  months.getByRole('rowheader', { name: 'January' });
  main.getByRole('heading', { level: 2, name: 'Posts that got the most attention' });
  await main.findByRole('article');
  expect(main.getAllByRole('link', { name: '#heron' }).length).toBeGreaterThan(0);
  await waitFor(() => expect(sent()).toContain(`${reports}/${year}/read`));
});

test('AnnualReportScreen: says that there is no report for a year without posts [R-PROF-049]', async () => {
  const { main } = await open(`/annual-report/${year}`, { hasPosts: false });
  await main.findByText(`There is no review of ${year}.`);
});

test('AnnualReportScreen: on Mastodon 4.4, shows a report without requesting its state [R-PROF-049]', async () => {
  const { main, requests } = await open(`/annual-report/${year}`, {
    isGenerated: true,
    apiVersion: 6,
  });
  await main.findByRole('list', { name: 'The year in numbers' });
  expect(requests.filter(({ url }) => url.includes('/state'))).toEqual([]);
});

test('ProfileMenu: links to the annual report on the viewer’s own profile only [R-PROF-049]', async () => {
  const { main, user, go } = await open('/mira', { isGenerated: true });
  await user.click(await main.findByRole('button', { name: 'More options for @mira' }));
  const item = await main.findByRole('menuitem', { name: `Your year ${year}` });
  expect(item.getAttribute('href')).toBe(`/annual-report/${year}`);
  await go('/jun');
  await user.click(await main.findByRole('button', { name: 'More options for @jun' }));
  await main.findByRole('menuitem', { name: 'Copy link' });
  expect(main.queryByRole('menuitem', { name: `Your year ${year}` })).toBeNull();
});
