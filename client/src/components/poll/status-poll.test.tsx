import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { triggerEndObservers } from '#app/testing/mock-layout.ts';
import { showStatus, type ShowOptions } from '#components/status/testing/show-status.tsx';
import { startTestInstance } from '@rookery/instance/testing/start-test-instance.ts';

async function prepare(poll: object = {}, show: Partial<ShowOptions> = {}) {
  const instance = await startTestInstance({ world: 'empty' });
  const jun = await instance.as('jun');
  const requested = { options: ['North', 'South', 'West'], expires_in: 86_400, ...poll };
  const { body } = await jun.post('/api/v1/statuses', { status: 'Where to?', poll: requested });
  const shown = await showStatus(body.id, { instance, ...show });
  await screen.findByText(/votes?$|people$|person$/, { selector: 'p' });
  const ines = await instance.as('ines');
  const vote = (choices: number[]) => ines.post(`/api/v1/polls/${body.poll.id}/votes`, { choices });
  return { ...shown, id: String(body.id), poll: body.poll, jun, vote };
}

const results = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
const button = () => screen.getByRole('button', { name: 'Vote' });

test('StatusPoll: offers radio buttons for a single choice and shows the results after voting [R-POLL-001 R-POLL-002]', async () => {
  const { user, requested } = await prepare();
  expect(screen.queryByRole('checkbox')).toBeNull();
  await user.click(screen.getByRole('radio', { name: 'North' }));
  await user.click(screen.getByRole('radio', { name: 'South' }));
  expect(screen.getByRole('radio', { name: 'North' })).toHaveProperty('checked', false);
  await user.click(button());
  await screen.findByRole('list', { name: 'Poll results' });
  expect(results()).toEqual(['0%North', '100%South Your choice', '0%West']);
  expect(screen.queryByRole('radio')).toBeNull();
  expect(requested().filter((line) => line.endsWith('/votes'))).toHaveLength(1);
  screen.getByText('1 vote');
});

test('StatusPoll: offers checkboxes for multiple choices [R-POLL-001 R-POLL-010]', async () => {
  const { user, requests } = await prepare({ multiple: true });
  await user.click(screen.getByRole('checkbox', { name: 'West' }));
  await user.click(screen.getByRole('checkbox', { name: 'North' }));
  await user.click(button());
  await screen.findByRole('list', { name: 'Poll results' });
  const sent = requests.find(({ url }) => url.endsWith('/votes'));
  expect(await sent?.json()).toEqual({ choices: [0, 2] });
  expect(results()).toEqual(['100%North Your choice', '0%South', '100%West Your choice']);
  screen.getByText('1 person');
});

test('StatusPoll: requires a selection and sends a vote only once [R-POLL-005 R-POLL-009]', async () => {
  const { user, faults, requested } = await prepare({ multiple: true });
  expect(button()).toHaveProperty('disabled', true);
  const votes = () => requested().filter((line) => line.endsWith('/votes')).length;
  const box = screen.getByRole('checkbox', { name: 'West' });
  fireEvent.submit(box);
  expect(votes()).toBe(0);
  await user.click(box);
  expect(button()).toHaveProperty('disabled', false);
  await user.click(box);
  expect(button()).toHaveProperty('disabled', true);
  await user.click(box);
  const pendingResponse = Promise.withResolvers<undefined>();
  faults.of = ({ url }) => (url.endsWith('/votes') ? pendingResponse.promise : undefined);
  await user.click(button());
  expect(button().getAttribute('aria-disabled')).toBe('true');
  await user.click(button());
  fireEvent.submit(box);
  pendingResponse.resolve(undefined);
  await screen.findByRole('list', { name: 'Poll results' });
  expect(votes()).toBe(1);
});

test.each([
  ['offline', 'Failed to connect to server, try again'],
  [422, 'The server says: Not today'],
  [500, 'The server had a problem, try again. The server says: Not today'],
] as const)(
  'StatusPoll: shows a failed vote (%s), which can be retried',
  async (fault, message) => {
    const { user, faults } = await prepare();
    faults.of = ({ url }) => {
      if (!url.endsWith('/votes')) return undefined;
      return fault === 'offline' ? fault : Response.json({ error: 'Not today' }, { status: fault });
    };
    await user.click(screen.getByRole('radio', { name: 'North' }));
    await user.click(button());
    await screen.findByText(message);
    faults.of = () => undefined;
    await user.click(button());
    await screen.findByRole('list', { name: 'Poll results' });
  },
);

test('StatusPoll: shows the results to a visitor [R-POLL-004]', async () => {
  await prepare({}, { as: null });
  expect(results()).toEqual(['0%North', '0%South', '0%West']);
  expect(screen.queryByRole('radio')).toBeNull();
});

test('StatusPoll: shows the results to the author', async () => {
  await prepare({}, { as: 'jun' });
  screen.getByRole('list', { name: 'Poll results' });
});

test.each([
  ['by the server’s flag', { expired: true, expires_at: null }],
  ['by its end time', { expired: false, expires_at: '2020-01-01T00:00:00.000Z' }],
])(
  'StatusPoll: shows the results to everybody once it has ended: %s [R-POLL-003 R-POLL-008]',
  async (_, end) => {
    const options = [
      { title: 'North', votes_count: 1 },
      { title: 'South', votes_count: 2 },
    ];
    const poll = { id: '77', options, votes_count: 3, multiple: false, voted: false, ...end };
    await prepare({}, { fields: { poll } });
    expect(results()).toEqual(['33%North', '67%South']);
    screen.getByText(/^Ended/);
    screen.getByText('3 votes');
  },
);

test.each([
  ['null', { expires_at: null }],
  ['missing', { expires_at: undefined }],
  ['no date', { expires_at: 'never' }],
])('StatusPoll: shows no separator before a missing end (%s)', async (_, end) => {
  const options = [{ title: 'North', votes_count: 1 }];
  const poll = { id: '77', options, votes_count: 3, multiple: false, voted: false, expired: false };
  await prepare({}, { fields: { poll: { ...poll, ...end } } });
  expect(screen.getByText('3 votes').textContent).toBe('3 votes');
  expect(screen.queryByText('·')).toBeNull();
});

test('StatusPoll: is refetched every 30 s only while on screen [R-CONST-014 R-POLL-006]', async () => {
  const { clock, requested, vote, unmount } = await prepare({ multiple: true }, { as: null });
  const fetchCount = () =>
    requested().filter((line) => line.startsWith('GET /api/v1/polls/')).length;
  await vote([0]);
  await clock.advance(60_000);
  expect(fetchCount()).toBe(0);
  act(() => triggerEndObservers());
  await act(() => clock.advance(29_999));
  expect(fetchCount()).toBe(0);
  await act(() => clock.advance(1));
  await waitFor(() => expect(results()[0]).toBe('100%North'));
  expect(fetchCount()).toBe(1);
  await act(() => clock.advance(30_000));
  await waitFor(() => expect(fetchCount()).toBe(2));
  unmount();
  await clock.advance(300_000);
  expect(fetchCount()).toBe(2);
});

test.each(['', ' ', '\u200B', '\u3164', '<p></p>'])(
  'StatusPoll: names an option without text (%j) by its number, to vote and in the results',
  async (title) => {
    const options = [{ title: 'North' }, { title }].map((one) => ({ ...one, votes_count: 0 }));
    const poll = { id: '77', options, votes_count: 0, voted: false, expired: false };
    const { know, id } = await prepare({}, { fields: { poll: { ...poll, multiple: true } } });
    await screen.findByRole('checkbox', { name: 'Option 2' });
    await know(id, { poll: { ...poll, multiple: false } });
    screen.getByRole('radio', { name: 'Option 2' });
    await know(id, { poll: { ...poll, expired: true } });
    expect(results()).toEqual(['0%North', '0%Option 2']);
  },
);
