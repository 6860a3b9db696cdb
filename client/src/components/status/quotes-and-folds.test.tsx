import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { getPublicTimeline } from '@rookery/contract/calls/timelines.ts';
import { startTestInstance } from '@rookery/instance/testing/start-test-instance.ts';
import { showStatus, type ShowOptions } from './testing/show-status.tsx';

async function prepare(show: Partial<ShowOptions> = {}) {
  const instance = await startTestInstance({ world: 'empty' });
  const jun = await instance.as('jun');
  const { body } = await jun.post('/api/v1/statuses', { status: 'The heron is back' });
  const id = String(body.id);
  return { ...(await showStatus(id, { instance, ...show })), jun, id };
}

async function quoting(show: Partial<ShowOptions> = {}) {
  const instance = await startTestInstance({ world: 'empty' });
  const [jun, ines] = [await instance.as('jun'), await instance.as('ines')];
  const quoted = await ines.post('/api/v1/statuses', { status: 'Herons nest in March' });
  const quotedId = String(quoted.body.id);
  const { body } = await jun.post('/api/v1/statuses', { status: 'See:', quote_id: quotedId });
  return { ...(await showStatus(body.id, { instance, ...show })), ines, quotedId, id: body.id };
}

const quote = async () => within((await screen.findByRole('blockquote')) ?? document.body);

test('QuotedStatus: renders a card that links to the quoted status [R-STATUS-018]', async () => {
  const { quotedId } = await quoting();
  const card = await quote();
  await card.findByText('Herons nest in March');
  card.getByText('@ines');
  const links = card.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toContain(`/notice/${quotedId}`);
});

test('QuotedStatus: fetches an unknown quote and does not render a quote inside it', async () => {
  const { know, requested, quotedId, id, redraw } = await quoting({
    fields: { quote: null, quote_id: 'unknown-yet' },
  });
  expect(requested().filter((line) => line.endsWith('/unknown-yet'))).toHaveLength(1);
  await (await quote()).findByText(/^This post is unavailable\./);
  await know(id, { quote: null, quote_id: quotedId });
  redraw({});
  await (await quote()).findByText('Herons nest in March');
  await know(quotedId, { quote_id: 'yet-another' });
  expect(screen.getAllByRole('blockquote')).toHaveLength(1);
});

test('QuotedStatus: announces a failure only after a retry', async () => {
  const { faults, know, id, quotedId, redraw, user } = await quoting({
    fields: { quote: null, quote_id: null },
  });
  faults.of = () => 'offline';
  await know(id, { quote: null, quote_id: `${quotedId}-elsewhere` });
  redraw({});
  const card = await quote();
  await card.findByText(/Failed to connect to server/);
  expect(screen.queryByRole('alert')).toBeNull();
  await user.click(card.getByRole('button', { name: 'Try again' }));
  expect((await card.findByRole('alert')).textContent).toContain('Failed to connect to server');
});

test('QuotedStatus: mentions a nested quote without its URL', async () => {
  const { know, quotedId } = await quoting();
  const content =
    '<p>Look<span class="quote-inline"><br><br>RE: <a href="http://far.example/1">http://far.example/1</a></span></p>';
  await know(quotedId, { content, quote_id: 'yet-another' });
  const card = await quote();
  await card.findByText('Look');
  expect(card.queryByText(/RE:/)).toBeNull();
  card.getByText('Quote');
});

test.each([
  ['blocked', { blocking: true }, 'The quoted post is by someone you blocked.'],
  ['muted', { muting: true }, 'The quoted post is muted.'],
])(
  'QuotedStatus: hides a quote whose author is %s, with the reason',
  async (_, relationship, message) => {
    const { session, ines, user } = await quoting();
    const id = ines.account?.id ?? '';
    act(() => session.tables.relationships.merge({ id, ...relationship }));
    const card = await quote();
    await card.findByText(message);
    expect(card.queryByText('Herons nest in March')).toBeNull();
    const show = card.queryByRole('button', { name: 'Show' });
    expect(show !== null).toBe('muting' in relationship);
    if (show) await user.click(show);
    if (show) card.getByText('Herons nest in March');
  },
);

test('QuotedStatus: moves the focus to the status when a muted quote is shown by keyboard', async () => {
  const { session, ines, user } = await quoting();
  act(() => session.tables.relationships.merge({ id: ines.account?.id ?? '', muting: true }));
  const card = await quote();
  const show = await card.findByRole('button', { name: 'Show' });
  act(() => show.focus());
  await user.keyboard('{Enter}');
  await card.findByText('Herons nest in March');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('article')));
});

test('QuotedStatus: does not request a quote that the viewer may not see', async () => {
  const { requested } = await prepare({
    fields: { pleroma: { quote_visible: false, quote_id: 'Q1' } },
  });
  await (await quote()).findByText('The quoted post is private.');
  expect(requested().some((line) => line.endsWith('/Q1'))).toBe(false);
});

test.each([
  ['an id', { quote_id: 'Q1' }],
  ['only an address', { quote_url: 'https://nest.example/objects/1' }],
])(
  'QuoteCard: says that the quote is private with quote_visible false and %s',
  async (_, quoted) => {
    await prepare({ fields: { pleroma: { quote_visible: false, ...quoted } } });
    await screen.findByText('The quoted post is private.');
  },
);

test.each([
  ['nothing', {}],
  ['null', { quote: null, quote_id: null, quote_url: null }],
  ['empty values', { quote: null, quote_id: '', quote_url: '' }],
])(
  'StatusBody: shows the link, not a quote, with quote_visible false and %s',
  async (_, quoted) => {
    const card = { url: 'https://press.example/herons', title: 'Herons again' };
    await prepare({ fields: { card, pleroma: { quote_visible: false, ...quoted } } });
    await screen.findByText('Herons again');
    expect(screen.queryByText('The quoted post is private.')).toBeNull();
  },
);

test('FoldedLine: shows author and reason of a muted status; the button unfolds it [R-STATUS-020 R-STATUS-021]', async () => {
  const { session, jun, user, redraw, unmount } = await prepare();
  const id = jun.account?.id ?? '';
  act(() => session.tables.relationships.merge({ id, muting: true }));
  expect(screen.queryByText('The heron is back')).toBeNull();
  const card = within(screen.getByRole('article', { name: 'jun' }));
  await card.findByText('Muted');
  await user.click(card.getByRole('button', { name: 'Show post' }));
  screen.getByText('The heron is back');
  redraw({ index: 2 });
  screen.getByText('The heron is back');
  unmount();
});

test('StatusCard: does not fold a muted status on its author’s profile or when focused [R-STATUS-023]', async () => {
  const { session, jun, redraw } = await prepare();
  const id = jun.account?.id ?? '';
  act(() => session.tables.relationships.merge({ id, muting: true }));
  redraw({ profileOf: id });
  screen.getByText('The heron is back');
  redraw({ profileOf: 'somebody-else' });
  expect(screen.queryByText('The heron is back')).toBeNull();
  redraw({ variant: 'focused' });
  screen.getByText('The heron is back');
});

test('StatusCard: never folds the viewer’s own status [R-STATUS-022]', async () => {
  const { session, jun, id } = await prepare({ as: 'jun' });
  act(() => {
    session.tables.relationships.merge({ id: jun.account?.id ?? '', muting: true });
    session.tables.statusViewers.merge({ id, muted: true });
  });
  screen.getByText('The heron is back');
});

test('StatusCard: never folds the viewer’s own reblog of a muted account [R-STATUS-022]', async () => {
  const instance = await startTestInstance({ world: 'empty' });
  const [jun, mira] = [await instance.as('jun'), await instance.as('mira')];
  const { body: status } = await jun.post('/api/v1/statuses', { status: 'The heron is back' });
  const { body: reblog } = await mira.post(`/api/v1/statuses/${status.id}/reblog`);
  const { session } = await showStatus(String(reblog.id), { instance, as: 'mira' });
  act(() => {
    session.tables.relationships.merge({ id: jun.account?.id ?? '', muting: true });
    session.tables.statusViewers.merge({ id: String(status.id), muted: true });
  });
  screen.getByText('The heron is back');
});

test('StatusCard: shows that a status was deleted [R-ENT-037]', async () => {
  const { session, id } = await prepare();
  act(() => session.tables.statuses.merge({ id, isDeleted: true }));
  screen.getByText('This post was deleted');
  expect(screen.queryByText('The heron is back')).toBeNull();
});

test('StatusActions: animates the icon for half a second when an action is set, not when it is undone [R-STATUS-040 R-CONST-099]', async () => {
  const { user } = await prepare();
  const animate = vi.spyOn(Element.prototype, 'animate');
  const halfSecond = [expect.anything(), expect.objectContaining({ duration: 500 })];
  await user.click(screen.getByRole('button', { name: 'Like' }));
  await user.click(screen.getByRole('button', { name: 'Repeat' }));
  expect(animate.mock.calls).toEqual([halfSecond, halfSecond]);
  await user.click(await screen.findByRole('button', { name: /^Like/, pressed: true }));
  expect(animate.mock.calls).toEqual([halfSecond, halfSecond]);
});

const counts = () =>
  [/^Reply/, /^Like/].map((name) => screen.getByRole('button', { name }).textContent);

test('StatusActions: hides counts if configured, except the number of replies', async () => {
  const { session } = await prepare({ fields: { favourites_count: 3, replies_count: 2 } });
  expect(counts()).toEqual(['2', '3']);
  act(() => void session.preferences.set('hidePostStats', true));
  expect(counts()).toEqual(['2', '']);
});

test.each(['edit', 'favorite', 'deletion', 'follow'])(
  'StatusCard: does not render an event entry (%s) as a status [R-STATUS-035]',
  async (type) => {
    const { session, faults, id, redraw } = await prepare();
    const notification = {
      id: 'N1',
      type,
      uri: 'https://far.example/1',
      status: { id },
      user: { id: 1 },
    };
    faults.of = () => Response.json([notification]);
    const { value } = await session.call(getPublicTimeline, {});
    expect(value).toEqual([]);
    act(() => session.tables.statuses.remove(id));
    redraw({});
    expect(screen.queryByRole('article')).toBeNull();
  },
);
