import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { startTestInstance } from '@rookery/instance/testing/start-test-instance.ts';
import type { FilterContext } from '#session/filters/match-filter-phrases.ts';
import { showStatus, type ShowOptions } from './testing/show-status.tsx';

const matches = (action: string, more: object = {}) => [
  {
    filter: { id: '1', title: 'Weather', context: ['home'], filter_action: action, ...more },
    keyword_matches: ['storm'],
    status_matches: null,
  },
];

const picture = {
  id: '1',
  type: 'image',
  url: 'http://instance.test/1.png',
  preview_url: 'http://instance.test/1.png',
  description: 'A wave',
};

async function show(
  fields: object,
  filterContext: FilterContext = 'home',
  options: Partial<ShowOptions> = {},
) {
  const instance = await startTestInstance({ world: 'empty' });
  const jun = await instance.as('jun');
  const { body } = await jun.post('/api/v1/statuses', { status: 'A storm is coming' });
  const filters = { filterContext };
  return showStatus(String(body.id), { instance, fields, filters, ...options });
}

const text = () => screen.queryByText('A storm is coming');

test('FoldedLine: shows the title of the server’s filter; the button shows the status [R-FILT-011]', async () => {
  const { user } = await show({ filtered: matches('warn') });
  const card = within(screen.getByRole('article'));
  await card.findByText('Filtered:', { exact: false });
  card.getByText('Weather');
  expect(text()).toBeNull();
  await user.click(card.getByRole('button', { name: 'Show post' }));
  expect(text()).not.toBeNull();
});

test.each([
  ['hides', 'hide', {}, 'home', 0],
  ['folds, with an action of a newer server', 'obscure', {}, 'home', 1],
  ['shows in another context', 'hide', {}, 'public', 1],
  ['shows after the filter has ended', 'hide', { expires_at: '2020-01-01T00:00:00Z' }, 'home', 1],
] as const)('StatusCard: %s a status that a filter matches', async (_, action, more, at, cards) => {
  await show({ filtered: matches(action, more) }, at);
  expect(screen.queryAllByRole('article')).toHaveLength(cards);
  expect(text() !== null).toBe(_.startsWith('shows'));
});

test('StatusCard: shows the viewer’s own status that a filter matches [R-STATUS-022]', async () => {
  await show({ filtered: matches('hide') }, 'home', { as: 'jun' });
  expect(text()).not.toBeNull();
});

test('StatusCard: covers the media but not the text if a filter with the action `blur` matches, and names the filter [R-FILT-011]', async () => {
  const fields = { filtered: matches('blur'), media_attachments: [picture] };
  const { user } = await show(fields);
  expect(text()).not.toBeNull();
  const cover = await screen.findByRole('button', { name: 'Filtered: Weather – show media' });
  expect(cover.textContent).toBe('Filtered: Weather');
  expect(screen.queryByRole('img', { name: 'A wave' })).toBeNull();
  await user.click(cover);
  screen.getByRole('img', { name: 'A wave' });
  await user.click(await screen.findByRole('button', { name: 'Hide filtered media' }));
  await screen.findByRole('button', { name: 'Filtered: Weather – show media' });
});

test('CoveredLine: names the filter that covers an attachment shown as a line of text', async () => {
  const file = { ...picture, type: 'unknown', url: 'http://instance.test/plan.pdf' };
  const { user } = await show({ filtered: matches('blur'), media_attachments: [file] });
  const line = await screen.findByRole('button', { name: /Filtered: Weather – show media$/ });
  await user.click(line);
  await screen.findByRole('link', { name: /A wave|plan/ });
});

test('QuotedStatus: says which filter hides a quote, and the post around it stays [R-FILT-011]', async () => {
  const instance = await startTestInstance({ world: 'empty' });
  const [jun, ines] = [await instance.as('jun'), await instance.as('ines')];
  const quoted = await ines.post('/api/v1/statuses', { status: 'A storm is coming' });
  const quotedId = String(quoted.body.id);
  const { body } = await jun.post('/api/v1/statuses', { status: 'See:', quote_id: quotedId });
  const filters = { filterContext: 'home' } as const;
  const { know, user } = await showStatus(String(body.id), { instance, filters });
  const quote = within(await screen.findByRole('blockquote'));
  await quote.findByText('A storm is coming');
  await know(quotedId, { filtered: matches('hide') });
  await quote.findByText('Weather');
  expect(text()).toBeNull();
  screen.getByText('See:');
  await user.click(quote.getByRole('button', { name: 'Show' }));
  await waitFor(() => expect(text()).not.toBeNull());
});
