import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { startTestInstance } from '@rookery/instance/testing/start-test-instance.ts';
import type { PartialPreferences } from '#session/preferences/preferences.ts';
import { renderApp, type RenderAppOptions } from './testing/render-app.tsx';

/** The home timeline of @mira with one status for each kind of filter. */
async function openTimeline(preferences: PartialPreferences = {}, options: RenderAppOptions = {}) {
  const instance = await startTestInstance({ world: 'empty' });
  const mira = await instance.as('mira');
  const say = async (name: string, status: string): Promise<string> => {
    const { body } = await (await instance.as(name)).post('/api/v1/statuses', { status });
    return body.id;
  };
  const idOf = async (name: string) => (await instance.as(name)).account?.id ?? '';
  const follow = async (name: string) => mira.post(`/api/v1/accounts/${await idOf(name)}/follow`);
  for (const name of ['jun', 'robo', 'ines', 'kai', 'tove']) await follow(name);
  await say('jun', 'Nothing but rain');
  await say('jun', 'Politics all day');
  await (await instance.as('robo')).patch('/api/v1/accounts/update_credentials', { bot: true });
  await say('robo', 'Beep beep');
  await say('ines', 'Words of somebody muted');
  await mira.post(`/api/v1/accounts/${await idOf('ines')}/mute`);
  const statusId = await say('tove', 'A conversation without end');
  await mira.post(`/api/v1/statuses/${statusId}/mute`);
  await say('tove', '@kai what do you say?');
  await say('kai', 'Words of kai');
  await say('mira', 'Politics, my own');
  const app = await renderApp({ instance, signedInAs: 'mira', path: '/main/public', ...options });
  const session = app.current.store.getState();
  const block = async (): Promise<void> => {
    const id = await idOf('kai');
    session.tables.relationships.put({ id, blocking: true });
  };
  const set = (changed: PartialPreferences): void => {
    for (const [key, value] of Object.entries(changed)) {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of PartialPreferences are keys of preferences
      session.preferences.set(key as keyof PartialPreferences, value);
    }
  };
  set(preferences);
  await screen.findByText('Nothing but rain');
  return { ...app, mira, session, block, set };
}

const wordFilter: PartialPreferences = { muteWords: ['politics'] };
const bots: PartialPreferences = { muteBotStatuses: true };
const threads: PartialPreferences = { hideMutedThreads: false };

/** Returns the collapsed card with this reason. */
function collapsedCard(reason: string): HTMLElement {
  const line = screen.getByText(
    (_, element) => element?.localName === 'span' && element.textContent === reason,
  );
  return line.closest('article') ?? document.body;
}

describe('StatusCard: collapses a status with its reason and expands it', () => {
  test.each([
    ['a muted word', wordFilter, 'Filtered: politics', 'Politics all day'],
    ['a bot', bots, 'Written by a bot', 'Beep beep'],
    ['a muted person', {}, 'Muted', 'Words of somebody muted'],
    ['a muted thread', threads, 'Muted conversation', 'A conversation without end'],
  ])(
    '%s [R-STATUS-020] [R-STATUS-021] [R-FILT-001 R-FILT-002 R-FILT-004 R-FILT-005]',
    async (_, preferences, reason, text) => {
      const { user, set } = await openTimeline(threads);
      set(preferences);
      await waitFor(() => collapsedCard(reason));
      expect(screen.queryByText(text)).toBeNull();
      const eye = within(collapsedCard(reason)).getByRole('button', { name: 'Show post' });
      await user.click(eye);
      await screen.findByText(text);
      expect(screen.queryByText('Politics, my own')).not.toBeNull();
    },
  );

  test('one that mentions a blocked account', async () => {
    const { block } = await openTimeline();
    await block();
    await waitFor(() => collapsedCard('Mentions someone you blocked'));
    expect(screen.queryByText(/what do you say/)).toBeNull();
  });
});

test('StatusCard: collapses a status that mentions a muted account after a reload, although that account is not loaded [R-FILT-004]', async () => {
  const instance = await startTestInstance({ world: 'empty' });
  const mira = await instance.as('mira');
  const { account } = await instance.as('ines');
  const tove = await instance.as('tove');
  await mira.post(`/api/v1/accounts/${account?.id}/mute`);
  await tove.post('/api/v1/statuses', { status: '@ines what do you say?' });
  await tove.post('/api/v1/statuses', { status: 'Nothing but rain' });
  const app = await renderApp({ instance, signedInAs: 'mira', path: '/main/public' });
  const session = app.current.store.getState();
  session.preferences.set('hideMutedThreads', false);
  await screen.findByText(/what do you say/);
  await session.instanceLoaded;
  await app.clock.advance(2_000);
  await waitFor(() => collapsedCard('Mentions someone you muted'));
  expect(screen.queryByText(/what do you say/)).toBeNull();
  screen.getByText('Nothing but rain');
});

test.each([
  ['an alt text', 'heron', 'A picture'],
  ['a poll option', 'ｓｑｕｉｄ', 'Which one?'],
  ['the title of a link preview', 'night\u200Blines.example', 'A link'],
  ['a decomposed letter', 'café', 'Un cafe\u0301 noir'],
  ['a zero-width character', 'kraken', 'The kra\u200Bken'],
])('Filters: collapses a status for %s [R-FILT-009 R-FILT-010]', async (_, word, text) => {
  const instance = await startTestInstance({ world: 'empty' });
  const jun = await instance.as('jun');
  const form = new FormData();
  form.set('file', new Blob(['words'], { type: 'text/plain' }), 'words.txt');
  form.set('description', 'A HERON');
  const media_ids = [(await jun.post('/api/v1/media', form)).body.id];
  await jun.post('/api/v1/statuses', { status: 'A picture', media_ids });
  const poll = { options: ['Squid', 'Crab'], expires_in: 600 };
  await jun.post('/api/v1/statuses', { status: 'Which one?', poll });
  await jun.post('/api/v1/statuses', { status: 'A link https://nightlines.example/timetable' });
  await jun.post('/api/v1/statuses', { status: 'Un cafe\u0301 noir' });
  await jun.post('/api/v1/statuses', { status: 'The kra\u200Bken' });
  const app = await renderApp({ instance, signedInAs: 'mira', path: '/main/public' });
  await screen.findByText(text, { exact: false });
  app.current.store.getState().preferences.set('muteWords', [word]);
  await waitFor(() => collapsedCard(`Filtered: ${word}`));
  expect(screen.queryByText(text, { exact: false })).toBeNull();
  expect(screen.getAllByText(/^Filtered/)).toHaveLength(1);
});

describe('Timeline: hides a status', () => {
  test.each([
    ['a muted word', { ...wordFilter, hideWordFilteredPosts: true }, 'Politics all day'],
    ['a muted person', { hideMutedPosts: true }, 'Words of somebody muted'],
    ['a muted thread, as long as nobody chooses otherwise', {}, 'A conversation without end'],
    ['a bot', { ...bots, hideFilteredStatuses: true }, 'Beep beep'],
    ['whatever is filtered', { ...wordFilter, hideFilteredStatuses: true }, 'Politics all day'],
  ])('%s, by preference [R-FILT-003]', async (_, preferences, text) => {
    await openTimeline(preferences);
    await waitFor(() => {
      const cards = screen.getAllByRole('article').map((card) => card.textContent);
      expect(cards.filter((card) => card.includes(text))).toEqual([]);
      expect(cards.filter((card) => /Filtered|Written by a bot/.test(card))).toEqual([]);
    });
    screen.getByText('Politics, my own');
  });

  test('one that mentions a blocked account, if the preference is set', async () => {
    const { block } = await openTimeline({ hideThreadsWithBlockedUsers: true });
    await screen.findByText(/what do you say/);
    await block();
    await waitFor(() => expect(screen.queryByText(/what do you say/)).toBeNull());
    expect(screen.queryByText('Mentions someone you blocked')).toBeNull();
  });

  test.each(['/main/friends', '/main/public', '/main/all'])(
    'one by a blocked account, from %s [R-FILT-006]',
    async (path) => {
      const { block } = await openTimeline({}, { path });
      await screen.findByText('Words of kai');
      await block();
      await waitFor(() => expect(screen.queryByText('Words of kai')).toBeNull());
      screen.getByText('Nothing but rain');
    },
  );
});

test('Filters: never collapses the viewer’s own statuses [R-STATUS-022]', async () => {
  await openTimeline({ ...wordFilter, hideFilteredStatuses: true });
  screen.getByText('Politics, my own');
});

test('Timeline: shows the number of hidden statuses at the end, and shows them collapsed after a click [R-FILT-003]', async () => {
  const { user, set } = await openTimeline({ ...wordFilter, ...bots, hideFilteredStatuses: true });
  await user.click(screen.getByRole('button', { name: 'Load older posts' }));
  await screen.findByText('4 posts are hidden by your filters');
  await user.click(screen.getByRole('button', { name: 'Show hidden posts' }));
  await screen.findByText('Written by a bot');
  screen.getByText('Muted conversation');
  expect(screen.queryByText(/hidden by your filters/)).toBeNull();
  await waitFor(() => expect(document.activeElement?.matches('article')).toBe(true));
  set({ hideFilteredStatuses: false, muteBotStatuses: false });
  await screen.findByText('Beep beep');
});

test('Timeline: loads more while every loaded status is hidden, and says that all are hidden', async () => {
  const instance = await startTestInstance({ world: 'empty' });
  const jun = await instance.as('jun');
  for (let count = 0; count < 25; count += 1) {
    await jun.post('/api/v1/statuses', { status: `Politics ${count}` });
  }
  const app = await renderApp({ instance, signedInAs: 'mira', path: '/main/public' });
  await screen.findByText('Politics 24');
  const { preferences } = app.current.store.getState();
  preferences.set('muteWords', ['politics']);
  preferences.set('hideWordFilteredPosts', true);
  await waitFor(() => expect(screen.queryAllByRole('article')).toEqual([]));
  await app.user.click(screen.getByRole('button', { name: 'Load older posts' }));
  await app.user.click(await screen.findByRole('button', { name: 'Load older posts' }));
  await screen.findByText('25 posts are hidden by your filters');
  expect(screen.queryByText('No posts')).toBeNull();
});
