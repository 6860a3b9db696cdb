import { highlightMatches } from '#lib/highlight-matches.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderApp } from '#app/testing/render-app.tsx';
import { startTestInstance } from '@rookery/instance/testing/start-test-instance.ts';

async function open(path: string) {
  const instance = await startTestInstance({ world: 'empty' });
  const jun = await instance.as('jun', { displayName: 'Jun' });
  const { body } = await jun.post('/api/v1/statuses', { status: 'A heron on the canal #herons' });
  const app = await renderApp({ instance, signedInAs: 'mira', path });
  const main = within(await screen.findByRole('main'));
  await main.findByRole('heading', { level: 1, name: /^(Explore|Search)$/ });
  return { ...app, main, statusId: String(body.id), jun };
}

const searches = (requests: readonly Request[]): URL[] =>
  requests.map(({ url }) => new URL(url)).filter(({ pathname }) => pathname === '/api/v2/search');

test('SearchScreen: searches on Enter and click, puts the query into the address and ignores empty queries [R-SEARCH-001 R-SEARCH-010 R-SEARCH-011]', async () => {
  const { main, user, place, requests } = await open('/search');
  await user.click(main.getByRole('button', { name: 'Search' }));
  expect(searches(requests)).toEqual([]);
  await user.type(main.getByRole('searchbox'), 'heron{Enter}');
  await main.findByText(/A heron on the canal/);
  expect(place()).toBe('/search?query=heron');
  expect(searches(requests)[0]?.searchParams.get('resolve')).toBe('true');
  await user.clear(main.getByRole('searchbox'));
  await user.type(main.getByRole('searchbox'), 'jun');
  await user.click(main.getByRole('button', { name: 'Search' }));
  await waitFor(() => expect(place()).toBe('/search?query=jun'));
});

test('SearchScreen: renders without warnings of React about equal keys', async () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { main } = await open('/search?query=jun');
  await main.findByText('@jun');
  const messages = errors.mock.calls.map(([first]) => String(first));
  errors.mockRestore();
  expect(messages.filter((query) => query.includes('same key'))).toEqual([]);
});

test('SearchResults: shows counts in the tabs and opens the first with results [R-SEARCH-002 R-SEARCH-003 R-SEARCH-004]', async () => {
  const { main, user } = await open('/search?query=jun');
  await main.findByText('@jun');
  main.getByRole('button', { name: 'People 1', pressed: true });
  await user.click(main.getByRole('button', { name: 'Posts' }));
  await main.findByText('No results for “jun”');
});

test('SearchResults: highlights the searched words in the results, and removes the highlights when the page is left', async () => {
  const highlights = new Map<string, ReadonlySet<Range>>();
  vi.stubGlobal('CSS', { highlights, supports: () => false });
  vi.stubGlobal(
    'Highlight',
    class extends Set<Range> {
      constructor(...ranges: Range[]) {
        super(ranges);
      }
    },
  );
  const marked = () => [...(highlights.get('found') ?? [])].map(String);
  const { main, user, router } = await open('/search?query=%23HERON#statuses');
  await main.findByText(/A heron on the canal/);
  await waitFor(() => expect(marked()).toEqual(['heron', 'heron']));
  await user.click(main.getByRole('button', { name: /^Hashtags/ }));
  await main.findByRole('list', { name: 'Hashtags' });
  await waitFor(() => expect(marked().map((word) => word.toLowerCase())).toEqual(['heron']));
  act(() => router.navigate({ href: '/search' }));
  await main.findByRole('heading', { level: 1, name: 'Explore' });
  await waitFor(() => expect(marked()).toEqual([]));
  vi.unstubAllGlobals();
});

test('highlightMatches: highlights no more than 1,000 words', () => {
  const highlights = new Map<string, ReadonlySet<Range>>();
  vi.stubGlobal('CSS', { highlights });
  vi.stubGlobal(
    'Highlight',
    class extends Set<Range> {
      constructor(...ranges: Range[]) {
        super(ranges);
      }
    },
  );
  const list = document.createElement('ul');
  for (let index = 0; index < 40; index += 1) {
    const item = document.createElement('li');
    item.textContent = 'heron '.repeat(10_000);
    list.append(item);
  }
  const remove = highlightMatches(list, 'heron');
  expect(highlights.get('found')?.size).toBe(1_000);
  remove?.();
  vi.unstubAllGlobals();
});

test('SearchScreen: restores the tab from the address', async () => {
  const { main, user, place, router } = await open('/search?query=herons');
  await main.findByText(/A heron on the canal/);
  await user.click(main.getByRole('button', { name: /^Hashtags/ }));
  const found = within(await main.findByRole('list', { name: 'Hashtags' }));
  const hashtag = await found.findByRole('link', { name: '#herons' });
  expect(place()).toBe('/search?query=herons#hashtags');
  await user.click(hashtag);
  await waitFor(() => expect(place()).toBe('/tag/herons'));
  act(() => router.history.back());
  await screen.findByRole('button', { name: /^Hashtags/, pressed: true });
});

test('FoundHashtag: links to the timeline and shows usage [R-SEARCH-006 R-SEARCH-007 R-SEARCH-008]', async () => {
  const { main, user, faults } = await open('/search');
  const history = [
    { day: '2', accounts: '1', uses: '7' },
    { day: '1', accounts: '4', uses: '5' },
  ];
  faults.of = ({ url }) =>
    url.includes('/search?') && url.includes('hashtags')
      ? Response.json({ accounts: [], statuses: [], hashtags: [{ name: 'herons', history }] })
      : undefined;
  await user.type(main.getByRole('searchbox'), 'herons{Enter}');
  await user.click(await main.findByRole('button', { name: 'Hashtags 1' }));
  const found = within(await main.findByRole('list', { name: 'Hashtags' }));
  const link = await found.findByRole('link', { name: '#herons' });
  expect(link.getAttribute('href')).toBe('/tag/herons');
  expect(link.closest('li')?.textContent).toContain('1 person, 7 posts');
});

test('SearchResults: says that nothing was found [R-SEARCH-004 R-SEARCH-005]', async () => {
  const { main, user, faults } = await open('/search');
  /* The instance, like other servers, returns the query itself as a hashtag. This response
     contains none, so that nothing is found. */
  faults.of = ({ url }) =>
    url.includes('hashtags')
      ? Response.json({ accounts: [], statuses: [], hashtags: [] })
      : undefined;
  await user.type(main.getByRole('searchbox'), 'pelican{Enter}');
  await main.findByText('No results for “pelican”');
  main.getByRole('button', { name: 'Posts', pressed: true });
});

test('SearchResults: omits deleted statuses [R-SEARCH-009]', async () => {
  const { main, current, statusId, user } = await open('/search');
  current.store.getState().tables.statuses.merge({ id: statusId, isDeleted: true });
  await user.type(main.getByRole('searchbox'), 'canal{Enter}');
  await user.click(await main.findByRole('button', { name: /^Posts/ }));
  await main.findByText('No results for “canal”');
});
