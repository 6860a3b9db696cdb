import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { startTestInstance } from '@rookery/instance/testing/start-test-instance.ts';
import { showStatus, type ShowOptions } from '../testing/show-status.tsx';

async function prepare(post: object, show: Partial<ShowOptions> = {}) {
  const instance = await startTestInstance({ world: 'empty' });
  const jun = await instance.as('jun', { displayName: 'Jun of the reeds' });
  const { body } = await jun.post('/api/v1/statuses', { status: 'The heron is back', ...post });
  return { ...(await showStatus(body.id, { instance, ...show })), jun, id: String(body.id) };
}

const card = {
  url: 'https://press.example/herons',
  title: 'Herons again',
  description: 'They nest in the reeds.',
  provider_name: 'The Press',
  image: 'https://press.example/heron.jpg',
};

test('LinkCard: links to its page with publisher, title, description and image [R-STATUS-017]', async () => {
  await prepare({}, { fields: { card } });
  const link = screen.getByRole('link', { name: /Herons again/ });
  expect(link.getAttribute('href')).toBe(card.url);
  expect(link.textContent).toBe('The PressHerons againThey nest in the reeds.');
  expect(link.querySelector('img')?.src).toBe(card.image);
});

test.each([
  ['an address that must not be followed', { ...card, url: 'javascript:alert(1)' }],
  ['no title', { ...card, title: ' ' }],
])('LinkCard: does not render a preview with %s', async (_, broken) => {
  await prepare({}, { fields: { card: broken } });
  expect(screen.queryByText(/They nest/)).toBeNull();
});

test('LinkCard: shows an icon when the preview image fails to load', async () => {
  await prepare({}, { fields: { card } });
  const link = screen.getByRole('link', { name: /Herons again/ });
  expect(link.querySelector('svg')).toBeNull();
  fireEvent.error(link.querySelector('img') ?? link);
  expect(link.querySelector('img')).toBeNull();
  expect(link.querySelector('svg')).not.toBeNull();
});

test('LinkCard: shows no image for a sensitive status', async () => {
  await prepare({}, { fields: { card, sensitive: true } });
  const link = screen.getByRole('link', { name: /Herons again/ });
  expect(link.querySelector('img')).toBeNull();
});

test('LinkCard: says that a sensitive image is hidden, and shows the image if the viewer does not hide sensitive media', async () => {
  const { session } = await prepare({}, { fields: { card, sensitive: true } });
  const link = within(screen.getByRole('link', { name: /Herons again/ }));
  link.getByText('Sensitive');
  act(() => void session.preferences.set('hideNsfw', false));
  expect(link.queryByText('Sensitive')).toBeNull();
  expect(screen.getByRole('link', { name: /Herons again/ }).querySelector('img')?.src).toBe(
    card.image,
  );
});

test('LinkCard: mentions no hidden image when a sensitive status has none', async () => {
  await prepare({}, { fields: { card: { ...card, image: null }, sensitive: true } });
  screen.getByRole('link', { name: /Herons again/ });
  expect(screen.queryByText('Sensitive')).toBeNull();
});

test.each([
  ['mira', 401, 'You need to be logged in to do this'],
  ['mira', 403, 'This post is unavailable.'],
  ['mira', 404, 'This post is unavailable.'],
  ['mira', 410, 'This post is unavailable.'],
  ['mira', 500, 'The server had a problem, try again'],
  [null, 404, 'Please log in to view this status.'],
  [null, 401, 'Please log in to view this status.'],
] as const)(
  'StatusPreview: says for the viewer %s why a status cannot be loaded (%s) [R-STATUS-029 R-ROLE-009]',
  async (as, status, message) => {
    const { faults } = await prepare(
      {},
      { as, fields: { in_reply_to_id: 'P1', in_reply_to_account_id: 'A1' } },
    );
    faults.of = ({ url }) =>
      url.includes('/statuses/P1') ? Response.json({ error: 'no' }, { status }) : undefined;
    act(() => screen.getByRole('link', { name: 'In reply to a post' }).focus());
    await screen.findByText(`${message.replace(/\.$/, '')}. The server says: no`);
  },
);

const isTextShown = () => screen.getByText('The heron is back').closest('[hidden]') === null;

test('StatusBody: folds a status with a subject if configured [R-STATUS-026]', async () => {
  const { session, user } = await prepare({ spoiler_text: 'Birds' });
  act(() => void session.preferences.set('collapseMessageWithSubject', true));
  expect(isTextShown()).toBe(false);
  act(() => void session.preferences.set('collapseMessageWithSubject', false));
  expect(isTextShown()).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Hide' }));
  expect(isTextShown()).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Show' }));
  expect(isTextShown()).toBe(true);
});

test('StatusSpoilerText: shortens a very long subject until it is expanded [R-STATUS-027]', async () => {
  const subject = 'heron '.repeat(60).trim();
  const { user } = await prepare({ spoiler_text: subject });
  const button = screen.getByRole('button', { name: 'Show full warning', expanded: false });
  await user.click(button);
  screen.getByRole('button', { name: 'Show less', expanded: true });
  screen.getByText(subject);
});

const tall = Array.from({ length: 30 }, (_, line) => `line ${line}`).join('\n');

test('StatusText: folds a tall status, and stays unfolded after a remount once unfolded [R-STATUS-024]', async () => {
  const { user, redraw } = await prepare({ status: tall });
  await user.click(screen.getByRole('button', { name: 'Show more', expanded: false }));
  screen.getByRole('button', { name: 'Show less', expanded: true });
  redraw({ variant: 'compact' });
  expect(screen.queryByRole('button', { name: 'Show less' })).toBeNull();
  redraw({});
  await user.click(screen.getByRole('button', { name: 'Show less' }));
  screen.getByRole('button', { name: 'Show more' });
});

test('StatusText: does not fold the focused status', async () => {
  await prepare({ status: tall }, { card: { variant: 'focused' } });
  screen.getByRole('button', { name: 'Show less' });
});

test('StatusCard: names the omitted content of a compact status', async () => {
  const bird = {
    id: 'M0',
    acct: 'bird0@far.example',
    username: 'bird0',
    url: 'https://far.example/bird0',
  };
  const fields = { card, mentions: [bird], emoji_reactions: [{ name: '🔥', count: 1, me: false }] };
  await prepare({}, { fields, card: { variant: 'compact' } });
  expect(screen.queryByText('Herons again')).toBeNull();
  expect(screen.queryByText('@bird0')).toBeNull();
  expect(screen.queryByRole('button', { name: /🔥/ })).toBeNull();
});

test('EditedMark: shows the time of the edit and opens the history [R-STATUS-008 R-ACT-012 R-ACT-021]', async () => {
  const instance = await startTestInstance({ world: 'empty' });
  const jun = await instance.as('jun');
  const { body } = await jun.post('/api/v1/statuses', {
    status: 'The hreon',
    spoiler_text: 'Bird',
  });
  await jun.put(`/api/v1/statuses/${body.id}`, { status: 'The heron', spoiler_text: 'Birds' });
  const { user, session } = await showStatus(body.id, { instance });
  await act(() => session.instanceLoaded);
  const mark = await screen.findByRole('button', { name: /^Edited/ });
  expect(mark.querySelector('time')?.dateTime).toBe(
    new Date(session.tables.statuses.get(body.id)?.editedAt ?? '').toISOString(),
  );
  await user.click(mark);
  const window = within(await screen.findByRole('dialog', { name: 'Edit history' }));
  const versions = await window.findAllByRole('listitem');
  expect(versions.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/\(current\)BirdsThe heron$/),
    expect.stringMatching(/\(original\)BirdThe hreon$/),
  ]);
  await user.click(window.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Edit history' })).toBeNull());
});

test('FocusedDetails: shows fifteen avatars and sixteen names of those who reblogged and favourited [R-STATUS-011 R-STATUS-032 R-CONST-095 R-CONST-096]', async () => {
  const instance = await startTestInstance({ world: 'empty' });
  const jun = await instance.as('jun');
  const { body } = await jun.post('/api/v1/statuses', { status: 'The heron is back' });
  for (let index = 0; index < 18; index += 1) {
    const fan = await instance.as(`fan${index}`, { displayName: `Fan ${index}` });
    await fan.post(`/api/v1/statuses/${body.id}/favourite`);
    if (index === 3) await fan.post(`/api/v1/statuses/${body.id}/reblog`);
  }
  const { user } = await showStatus(body.id, { instance, card: { variant: 'focused' } });
  await user.click(await screen.findByRole('button', { name: '1 repeat' }));
  await screen.findByRole('img', { name: 'Fan 3' });
  await user.click(screen.getByRole('button', { name: '18 likes' }));
  await waitFor(() => expect(screen.getAllByRole('img', { name: /^Fan/ })).toHaveLength(16));
  const [first] = screen.getAllByRole('link', { name: /^Fan 17/ });
  await user.tab();
  act(() => first?.focus());
  const people = within(await screen.findByRole('region', { name: 'Liked by' }));
  expect(people.getAllByRole('link')).toHaveLength(16);
  people.getByText('2 more people');

  await user.click(screen.getByRole('button', { name: 'Like' }));
  await screen.findByRole('button', { name: '19 likes' });
  expect(screen.getAllByRole('img', { name: 'mira' })).toHaveLength(1);
});

test('RepliesLine: lists the replies of the loaded conversation [R-STATUS-010]', async () => {
  const { know, jun, id, redraw } = await prepare({});
  const reply = await jun.post('/api/v1/statuses', { status: 'It is', in_reply_to_id: id });
  await know(reply.body.id);
  redraw({ replyIds: [reply.body.id] });
  const line = await screen.findByText(/^Replies:/);
  const link = within(line).getByRole('link', { name: '@jun' });
  expect(link.getAttribute('href')).toBe(`/notice/${reply.body.id}`);
});

test('FocusedDetails: names the date, the audience and the application, and lists replies on request', async () => {
  const fields = {
    application: { name: 'Heron for web', website: null },
    pleroma: { quotes_count: 2 },
  };
  const { know, jun, id, user, redraw } = await prepare({ visibility: 'unlisted' });
  const reply = await jun.post('/api/v1/statuses', { status: 'It is', in_reply_to_id: id });
  await know(reply.body.id);
  await know(id, fields);
  redraw({ variant: 'focused', replyIds: [reply.body.id] });
  const date = await screen.findByText(/^[A-Z][a-z]{2}, .*\d{4}/);
  expect(date.closest('p')?.textContent).toMatch(/UnlistedHeron for web$/);
  expect(screen.getByText('quotes').textContent).toBe('2 quotes');
  expect(screen.queryByText(/^Replies:/)).toBeNull();
  await user.click(screen.getByRole('button', { name: '1 reply', expanded: false }));
  within(screen.getByText(/^Replies:/)).getByRole('link', { name: '@jun' });
});

test('DirectRecipientsLine: names and links the people whose mentions begin a direct status', async () => {
  const instance = await startTestInstance({ world: 'empty' });
  await instance.as('mira');
  const jun = await instance.as('jun');
  const direct = { visibility: 'direct', status: '@mira The heron is back' };
  const { body } = await jun.post('/api/v1/statuses', direct);
  await showStatus(body.id, { instance });
  await screen.findByText('The heron is back');
  expect((await screen.findByText(/^Direct, only/)).textContent).toBe('Direct, only @jun and you');
  screen.getByRole('link', { name: '@jun' });
  expect(screen.queryByRole('link', { name: '@mira' })).toBeNull();
});

test('ReplyPrompt: is shown to members below the main status of a conversation', async () => {
  const { redraw } = await prepare({}, { card: { variant: 'focused' } });
  await screen.findByRole('button', { name: 'Reply to @jun…' });
  redraw({});
  expect(screen.queryByRole('button', { name: 'Reply to @jun…' })).toBeNull();
});

test('StatusCard: shows the highlight colour of the author', async () => {
  const { session } = await prepare({});
  const article = screen.getByRole('article');
  expect(article.dataset['highlight']).toBeUndefined();
  act(
    () => void session.preferences.set('highlight', { jun: { color: '#ff8800', type: 'striped' } }),
  );
  expect(article.dataset['highlight']).toBe('striped');
  expect(article.style.getPropertyValue('--mark')).toBe('#ff8800');
});

test('StatusCard: stops animated images if the reader prefers [R-STATUS-028]', async () => {
  const { session, jun } = await prepare({}, { fields: {} });
  const account = session.tables.accounts.get(jun.account?.id ?? '');
  if (!account) throw new Error('the author is known');
  const avatar = 'https://media.example/jun.gif';
  act(() => session.tables.accounts.merge({ ...account, avatar }));
  const image = () => document.querySelector(`img[src="${avatar}"]`);
  expect(image()?.parentElement?.querySelector('canvas')).toBeNull();
  act(() => void session.preferences.set('stopGifs', true));
  expect(image()?.parentElement?.querySelector('canvas')).not.toBeNull();
});

test('StatusPreview: offers a retry after a network failure', async () => {
  const { faults, user, jun, know, id } = await prepare({});
  const parent = await jun.post('/api/v1/statuses', { status: 'Who has seen a heron?' });
  faults.of = ({ url }) => (url.includes(`/statuses/${parent.body.id}`) ? 'offline' : undefined);
  await know(id, { in_reply_to_id: parent.body.id, in_reply_to_account_id: 'A1' });
  act(() => screen.getByRole('link', { name: 'In reply to a post' }).focus());
  await screen.findByText('Failed to connect to server, try again');
  faults.of = () => undefined;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('Who has seen a heron?');
});

test('FocusedDetails: shows an error instead of an empty list when the accounts cannot be loaded', async () => {
  const { user, faults } = await prepare(
    {},
    {
      card: { variant: 'focused' },
      fields: { favourites_count: 2 },
      faultOf: ({ url }) => (url.endsWith('/favourited_by') ? 'offline' : undefined),
    },
  );
  await user.click(await screen.findByRole('button', { name: '2 likes' }));
  await screen.findByText('Failed to connect to server, try again');
  faults.of = () => undefined;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});
