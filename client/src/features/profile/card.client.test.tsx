import { act, screen, waitFor, within } from '@testing-library/react';
import { ingestAccount } from '#store/ingest/ingest-account.ts';
import { expect, test } from 'vitest';
import { renderApp, type RenderAppOptions } from '#app/testing/render-app.tsx';
import {
  startTestInstance,
  type TestInstance,
} from '@rookery/instance/testing/start-test-instance.ts';

async function people(): Promise<TestInstance> {
  const instance = await startTestInstance({ world: 'empty' });
  const jun = await instance.as('jun', { displayName: 'Jun' });
  await jun.patch('/api/v1/accounts/update_credentials', {
    note: 'Counts #herons',
    fields_attributes: [{ name: 'Canal', value: 'the old one' }],
  });
  await jun.post('/api/v1/statuses', { status: 'The heron is back' });
  return instance;
}

async function open(path: string, options: RenderAppOptions = {}) {
  const instance = options.instance ?? (await people());
  const app = await renderApp({ signedInAs: 'mira', ...options, instance, path });
  return { ...app, main: within(await screen.findByRole('main')) };
}

const idOf = async (instance: TestInstance, name: string) => (await instance.as(name)).account?.id;

test('AccountCard: marks staff, deactivated accounts and, by preference, bots [R-PROF-022 R-PROF-023]', async () => {
  const instance = await startTestInstance({
    world: 'empty',
    people: [{ username: 'root', role: 'admin' }],
  });
  const root = await instance.as('root');
  await root.patch('/api/v1/accounts/update_credentials', { bot: true });
  const { main, current } = await open('/root', { instance });
  await main.findByText('Admin');
  main.getByText('Bot');
  const { tables, preferences } = current.store.getState();
  act(() => void preferences.set('hideBotIndication', true));
  expect(main.queryByText('Bot')).toBeNull();
  const id = root.account?.id ?? '';
  act(() => tables.accounts.merge({ id, isMemorial: true, isLimited: true }));
  main.getByText('In memoriam');
  main.getByText('Limited');
  act(() => tables.accounts.merge({ id, isAdmin: false, isModerator: true, isDeactivated: true }));
  main.getByText('Moderator');
  main.getByText('Deactivated');
  main.getByText('This account has been deactivated.');
  expect(main.queryByText('Admin')).toBeNull();
});

test.each([-1, -3, 1.5, 1e300])(
  'AccountCounts: shows no number if the server sends %j followers',
  async (followers_count) => {
    const instance = await people();
    const jun = await instance.as('jun');
    const { main, current } = await open('/jun', { instance });
    await main.findByText('The heron is back');
    const { tables } = current.store.getState();
    const id = jun.account?.id ?? '';
    act(() => {
      tables.accounts.remove(id);
      ingestAccount(
        tables,
        { id, acct: 'jun', followers_count, following_count: 2 },
        { requestedAt: Date.now(), viewerId: null },
      );
    });
    const links = main.getAllByRole('link').map(({ textContent }) => textContent);
    expect(links).toContain('2 following');
    expect(links.filter((text) => /hidden|\d.*follower/.test(text))).toEqual(
      followers_count === -1 ? ['Followers hidden'] : [],
    );
  },
);

test('AccountCard: leaves the direction of each line and paragraph of a bio to its text [R-STATUS-043]', async () => {
  const instance = await people();
  const jun = await instance.as('jun');
  const lines = ['پرنده‌ها را می‌شمارم', 'I count birds', 'Считаю птиц'];
  const { main, current } = await open('/jun', { instance });
  await main.findByText('The heron is back');
  const { tables } = current.store.getState();
  for (const [note, count] of [
    [lines.join('<br/>'), 1],
    [`<p>${lines.join('<br>')}</p>`, 1],
    [`<p>${lines.join('</p><p>')}</p>`, 3],
  ] as const) {
    act(() => tables.accounts.merge({ id: jun.account?.id ?? '', note }));
    // oxlint-disable-next-line no-await-in-loop -- each bio is saved and checked before the next one
    const found = await Promise.all(lines.map((line) => main.findByText(new RegExp(line))));
    const blocks = new Set(found.map((element) => element.closest('[dir]')));
    expect([...blocks].map((block) => block?.getAttribute('dir'))).toEqual(
      Array.from({ length: count }, () => 'auto'),
    );
  }
});

test('ProfileTabs: shows replies, media and followees in their tabs [R-PROF-007 R-PROF-008 R-PROF-012]', async () => {
  const instance = await people();
  const jun = await instance.as('jun');
  const ines = await instance.as('ines');
  await jun.post(`/api/v1/accounts/${ines.account?.id}/follow`);
  const { body } = await jun.post('/api/v1/statuses', { status: 'Seen at dawn' });
  await jun.post('/api/v1/statuses', { status: 'And at dusk', in_reply_to_id: body.id });
  const { main, user, requests, go } = await open('/jun', { instance });
  await main.findByText('Seen at dawn');
  await user.click(main.getByRole('link', { name: 'Replies' }));
  await main.findByText('And at dusk');
  await user.click(main.getByRole('link', { name: 'Media' }));
  await waitFor(() =>
    expect(requests.some(({ url }) => url.includes('only_media=true'))).toBe(true),
  );
  await go('/jun#followees');
  await main.findByText('@ines');
});

test('AccountCard: enlarges the avatar on the profile and links to the profile elsewhere [R-PROF-021]', async () => {
  const instance = await people();
  const jun = await idOf(instance, 'jun');
  await (await instance.as('ines')).post(`/api/v1/accounts/${jun}/follow`);
  const { main, user, current, go } = await open('/jun', { instance });
  await main.findByRole('heading', { level: 1, name: 'Jun' });
  const avatar = 'https://rookery.example/jun.png';
  act(() => current.store.getState().tables.accounts.merge({ id: jun ?? '', avatar }));
  await user.click(main.getByRole('button', { name: 'Show avatar of Jun' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Jun' }));
  expect(dialog.getByRole('img').getAttribute('src')).toBe(avatar);
  await user.keyboard('{Escape}');
  await go('/jun#followers');
  await user.click(await main.findByRole('button', { name: 'Expand profile of @ines' }));
  expect(main.queryByRole('button', { name: /^Show avatar of ines/ })).toBeNull();
  expect(main.getAllByRole('link', { hidden: true, name: /ines/ })[0]?.getAttribute('href')).toBe(
    '/ines',
  );
});

test('AccountCard: follows, subscribes, mutes, undoes both, mentions, removes a follower and hides reblogs [R-PROF-031 R-REL-014 R-REL-015 R-REL-016 R-CALL-023 R-CALL-026]', async () => {
  const instance = await people();
  const mira = await instance.as('mira');
  const jun = await instance.as('jun');
  await jun.post(`/api/v1/accounts/${mira.account?.id}/follow`);
  const { main, user } = await open('/jun', { instance });
  await user.click(await main.findByRole('button', { name: 'Follow' }));
  await main.findByRole('button', { name: 'Following' });
  const isShown = async () =>
    (await mira.get(`/api/v1/accounts/relationships?id=${jun.account?.id}`)).body[0];
  const click = async (line: string): Promise<void> => {
    await user.click(main.getByRole('button', { name: 'More options for @jun' }));
    await user.click(await main.findByRole('menuitem', { name: line }));
  };
  await user.click(main.getByRole('button', { name: 'More options for @jun' }));
  expect(main.getByRole('menuitem', { name: 'Mention' }).getAttribute('href')).toContain(
    'message=%40jun',
  );
  main.getByRole('menuitem', { name: 'Mute' });
  await user.keyboard('{Escape}');
  await user.click(main.getByRole('button', { name: 'Notify me about new posts' }));
  await waitFor(async () => expect((await isShown()).subscribing).toBe(true));
  await user.click(main.getByRole('button', { name: 'Stop notifying me about new posts' }));
  await waitFor(async () => expect((await isShown()).subscribing).toBe(false));
  await click('Mute');
  await waitFor(async () => expect((await isShown()).muting).toBe(true));
  await click('Unmute');
  await waitFor(async () => expect((await isShown()).muting).toBe(false));
  await click('Hide repeats');
  await waitFor(async () => expect((await isShown()).showing_reblogs).toBe(false));
  await click('Remove follower');
  await user.click(await screen.findByRole('button', { name: 'Remove' }));
  await waitFor(async () => expect((await isShown()).followed_by).toBe(false));
});

test('AccountCard: offers no follow, mute or mention for deactivated accounts, and no follow if blocked [R-REL-006 R-REL-007 R-REL-012 R-REL-019]', async () => {
  const instance = await people();
  const jun = (await idOf(instance, 'jun')) ?? '';
  const { main, user, current } = await open('/jun', { instance });
  const { tables } = current.store.getState();
  const follow = await main.findByRole('button', { name: 'Follow' });
  expect(follow).toHaveProperty('disabled', false);
  act(() => tables.relationships.merge({ id: jun, blockedBy: true }));
  expect(follow).toHaveProperty('disabled', true);
  act(() => tables.relationships.merge({ id: jun, blockedBy: false, blocking: true }));
  expect(main.queryByRole('button', { name: 'Follow' })).toBeNull();
  act(() => tables.relationships.merge({ id: jun, blocking: false }));
  act(() => tables.accounts.merge({ id: jun, isDeactivated: true }));
  expect(main.getByRole('button', { name: 'Follow' })).toHaveProperty('disabled', true);
  await user.click(main.getByRole('button', { name: 'More options for @jun' }));
  for (const line of ['Mention', 'Mute']) {
    expect(main.getByRole('menuitem', { name: line }).getAttribute('aria-disabled')).toBe('true');
  }
});

test('AccountCard: polls a pending follow three times at intervals of half a second [R-REL-003 R-CONST-060 R-CONST-061]', async () => {
  const instance = await people();
  const jun = (await idOf(instance, 'jun')) ?? '';
  const { main, user, faults, clock, requests } = await open('/jun', { instance });
  const follow = await main.findByRole('button', { name: 'Follow' });
  faults.of = ({ url }) =>
    url.endsWith('/follow')
      ? Response.json({ id: jun, following: false, requested: false })
      : undefined;
  await user.click(follow);
  const requestCount = () => requests.filter(({ url }) => url.includes('/relationships')).length;
  const before = requestCount();
  for (let time = 1; time <= 3; time += 1) {
    await act(() => clock.advance(499));
    expect(requestCount()).toBe(before + time - 1);
    await act(() => clock.advance(1));
    await waitFor(() => expect(requestCount()).toBe(before + time));
  }
  await act(() => clock.advance(2_000));
  expect(requestCount()).toBe(before + 3);
});

test('AccountCard: links to the page of a remote account and offers to mute its server [R-PROF-027 R-REL-010 R-REL-011]', async () => {
  const instance = await people();
  const { main, user, current } = await open('/jun', { instance });
  await main.findByRole('heading', { level: 1, name: 'Jun' });
  await user.click(main.getByRole('button', { name: 'More options for @jun' }));
  expect(main.queryByRole('menuitem', { name: /^Mute everything/ })).toBeNull();
  await user.keyboard('{Escape}');
  const id = (await idOf(instance, 'jun')) ?? '';
  act(() =>
    current.store.getState().tables.accounts.merge({
      id,
      acct: 'jun@far.example',
      url: 'https://far.example/@jun',
    }),
  );
  await user.click(main.getByRole('button', { name: 'More options for @jun@far.example' }));
  expect(main.getByRole('menuitem', { name: 'Open on their server' }).getAttribute('href')).toBe(
    'https://far.example/@jun',
  );
  await user.click(main.getByRole('menuitem', { name: 'Mute everything from far.example' }));
  await user.click(await screen.findByRole('button', { name: 'Mute server' }));
  const mira = await instance.as('mira');
  await waitFor(async () =>
    expect((await mira.get('/api/v1/domain_blocks')).body).toEqual(['far.example']),
  );
});

test('AccountCard: offers moderation tools only to staff [R-PROF-032]', async () => {
  const instance = await startTestInstance({
    world: 'empty',
    people: [{ username: 'mod', role: 'moderator' }],
  });
  await instance.as('jun');
  const { main, user, current } = await open('/jun', { instance, signedInAs: 'mod' });
  await user.click(await main.findByRole('button', { name: 'More options for @jun' }));
  await screen.findByRole('menuitem', { name: 'Moderate' });
  const { tables, viewerId } = current.store.getState();
  act(() => tables.accounts.merge({ id: viewerId ?? '', isModerator: false }));
  await waitFor(() => expect(screen.queryByRole('menuitem', { name: 'Moderate' })).toBeNull());
});

test('AccountCard: removes an unfollowed account from the home timeline [R-TL-051]', async () => {
  const instance = await people();
  const mira = await instance.as('mira');
  const id = (await idOf(instance, 'jun')) ?? '';
  await mira.post(`/api/v1/accounts/${id}/follow`);
  const { main, user, go } = await open('/main/friends', { instance });
  await main.findByText('The heron is back');
  await go('/jun');
  await user.click(await main.findByRole('button', { name: 'Following' }));
  await user.click(await screen.findByRole('button', { name: 'Unfollow' }));
  await main.findByRole('button', { name: 'Follow' });
  await user.click(await screen.findByRole('button', { name: 'Dismiss' }));
  await go('/main/friends');
  await screen.findByRole('heading', { level: 1, name: 'Home' });
  expect(main.queryByText('The heron is back')).toBeNull();
});

test('FollowedTags: loads followed hashtags page by page [R-TAGS-003]', async () => {
  const instance = await people();
  const mira = await instance.as('mira');
  const names = Array.from({ length: 41 }, (_, number) => `bird${number}`);
  await mira.post('/api/v1/statuses', { status: names.map((name) => `#${name}`).join(' ') });
  for (const name of names) await mira.post(`/api/v1/tags/${name}/follow`);
  const { main, user } = await open('/mira#followees', { instance });
  await user.selectOptions(await main.findByRole('combobox', { name: 'Following' }), 'Hashtags');
  const tags = () => main.findAllByRole('link', { name: /^#bird/ });
  expect(await tags()).toHaveLength(40);
  await user.click(await main.findByRole('button', { name: 'Load more' }));
  await waitFor(async () => expect(await tags()).toHaveLength(41));
});
