import { act, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { startTestInstance } from '@rookery/instance/testing/start-test-instance.ts';
import { showStatus, type ShowOptions } from '../testing/show-status.tsx';

async function prepare(post: object, show: Partial<ShowOptions> = {}) {
  const instance = await startTestInstance({ world: 'empty' });
  const jun = await instance.as('jun');
  const { body } = await jun.post('/api/v1/statuses', { status: 'The heron is back', ...post });
  return { ...(await showStatus(body.id, { instance, ...show })), jun, id: String(body.id) };
}

test.each([
  ['cannot be read', 'nonsense'],
  ['is missing', null],
])('StatusLink: has a name when the date %s [R-STATUS-002]', async (_, date) => {
  const { card, id } = await prepare({}, { fields: { created_at: date } });
  const link = card().getByRole('link', { name: 'Open' });
  expect(link.getAttribute('href')).toBe(`/notice/${id}`);
});

test('QuotedStatus: links with a name when the date is missing', async () => {
  const instance = await startTestInstance({ world: 'empty' });
  const jun = await instance.as('jun');
  const quoted = await jun.post('/api/v1/statuses', { status: 'Herons nest in March' });
  const { body } = await jun.post('/api/v1/statuses', { status: 'See', quote_id: quoted.body.id });
  const { know } = await showStatus(body.id, { instance });
  await know(quoted.body.id, { created_at: 'nonsense' });
  const quote = within(await screen.findByRole('blockquote'));
  const link = await quote.findByRole('link', { name: 'Open' });
  expect(link.getAttribute('href')).toBe(`/notice/${quoted.body.id}`);
});

test('StatusHeader: labels an unknown visibility as unknown [R-STATUS-003]', async () => {
  const { card } = await prepare({}, { fields: { visibility: 'circle' } });
  expect(card().getByTitle('Unknown visibility').textContent).toBe('Unknown visibility');
  expect(card().queryByText('Followers only')).toBeNull();
});

const subject = { spoiler_text: 'Birds' };
const toggle = () => screen.queryByRole('button', { name: /^(Hide|Show)$/ });

test.each(['', '<p></p>', ' <br> '])(
  'StatusSpoilerText: has no button if the status has no content (%j) [R-STATUS-026]',
  async (content) => {
    const { session } = await prepare(subject, { fields: { content } });
    screen.getByText('Birds');
    expect(toggle()).toBeNull();
    act(() => void session.preferences.set('collapseMessageWithSubject', true));
    expect(toggle()).toBeNull();
  },
);

const picture = { id: 'F1', type: 'image', url: 'https://media.example/a.png' };
const options = [{ title: 'North', votes_count: 0 }];
const card = { url: 'https://press.example/herons', title: 'Herons again' };

test.each([
  ['a text', { content: '<p>x</p>' }],
  ['an emoji', { content: ':heron:' }],
  ['a file', { media_attachments: [picture] }],
  ['a poll', { poll: { id: '7', options, multiple: false, expired: false } }],
  ['a quote', { quote_id: 'Q1' }],
  ['a quote that the viewer may not see', { pleroma: { quote_visible: false, quote_id: 'Q1' } }],
  ['a link', { card }],
])('StatusSpoilerText: has a button that hides %s [R-STATUS-026]', async (_, fields) => {
  await prepare(subject, { fields: { content: '', ...fields } });
  expect(toggle()?.textContent).toBe('Hide');
});

test('StatusCard: has no button for omitted content when compact', async () => {
  const fields = { content: '', card };
  const { redraw } = await prepare(subject, { fields, card: { variant: 'compact' } });
  expect(toggle()).toBeNull();
  redraw({});
  expect(toggle()?.textContent).toBe('Hide');
});
