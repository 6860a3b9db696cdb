import { latestSocket } from '#api/testing/fake-socket.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { renderApp, type RenderAppOptions } from '#app/testing/render-app.tsx';
import { scrollPageTo } from '#app/testing/mock-layout.ts';
import { startTestInstance } from '@rookery/instance/testing/start-test-instance.ts';

async function withPosts(texts: readonly string[], options: RenderAppOptions) {
  const instance = await startTestInstance({ world: 'empty' });
  const jun = await instance.as('jun');
  const ids: string[] = [];
  for (const status of texts) {
    ids.push((await jun.post('/api/v1/statuses', { status })).body.id);
  }
  return { ...(await renderApp({ ...options, instance })), ids, jun };
}

const titleButton = () => screen.queryByRole('button', { name: 'Local' });

test('TimelineHead: shows tabs instead of the menu if the preference is set [R-TL-002]', async () => {
  const { current, user, place } = await renderApp({ signedInAs: 'mira', path: '/main/public' });
  await screen.findByRole('button', { name: 'Local' });
  act(() => void current.store.getState().preferences.set('showPanelNavShortcuts', true));
  await waitFor(() => expect(titleButton()).toBeNull());
  const tabs = within(await screen.findByRole('navigation', { name: 'Timeline tabs' }));
  expect(tabs.getByRole('link', { current: 'page' }).textContent).toBe('Local');
  await user.click(tabs.getByRole('link', { name: 'Bookmarks' }));
  await screen.findByRole('heading', { level: 1, name: 'Bookmarks' });
  expect(place()).toBe('/bookmarks');
});

test('TimelineHead: shows the menu on phones, where tabs leave no space for the title', async () => {
  const { current } = await renderApp({ signedInAs: 'mira', path: '/main/public', width: 390 });
  await screen.findByRole('button', { name: 'Local' });
  act(() => void current.store.getState().preferences.set('showPanelNavShortcuts', true));
  expect(titleButton()).not.toBeNull();
  expect(screen.queryByRole('navigation', { name: 'Timeline tabs' })).toBeNull();
});

async function openQuickSettings(user: Awaited<ReturnType<typeof renderApp>>['user']) {
  await user.click(await screen.findByRole('button', { name: 'Quick settings' }));
  return within(screen.getByRole('menu', { name: 'Quick settings' }));
}

describe('QuickSettings', () => {
  test('changes replies, bots, media and muted posts for members [R-TL-004 R-FILT-007]', async () => {
    const { current, user } = await renderApp({ signedInAs: 'mira', path: '/main/public' });
    const { preferences } = current.store.getState();
    const choose = async (name: string, role = 'menuitemcheckbox'): Promise<void> => {
      await user.click((await openQuickSettings(user)).getByRole(role, { name }));
    };
    await choose('Only replies to me', 'menuitemradio');
    expect(preferences.get('replyVisibility')).toBe('self');
    await choose('Replies to me and people I follow', 'menuitemradio');
    expect(preferences.get('replyVisibility')).toBe('following');
    await choose('Collapse posts by bots');
    await choose('Hide filtered and muted posts');
    await choose('Collapse attachments');
    const keys = [
      'muteBotStatuses',
      'hideFilteredStatuses',
      'hideAttachments',
      'hideAttachmentsInConv',
    ] as const;
    expect(keys.map((key) => preferences.get(key))).toEqual([true, true, true, true]);
    const lines = await openQuickSettings(user);
    const checked = (role: string): (string | null)[] =>
      lines.getAllByRole(role, { checked: true }).map(({ textContent }) => textContent);
    expect(checked('menuitemcheckbox')).toEqual([
      'Repeats',
      'Quotes',
      'Replies',
      'Posts by bots',
      'Collapse posts by bots',
      'Collapse attachments',
      'Hide filtered and muted posts',
    ]);
    expect(checked('menuitemradio')).toEqual(['Replies to me and people I follow']);
    const replies = within(lines.getByRole('group', { name: 'Replies in all timelines' }));
    expect(replies.getAllByRole('menuitemradio')).toHaveLength(3);
    await user.click(lines.getByRole('menuitemcheckbox', { name: 'Collapse attachments' }));
    expect(keys.map((key) => preferences.get(key))).toEqual([true, true, false, false]);
  });

  test('leaves kinds of posts out of one timeline, and shows them again [R-TL-061]', async () => {
    const { user, current } = await withPosts(['The heron is back'], {
      signedInAs: 'mira',
      path: '/main/public',
    });
    const { preferences } = current.store.getState();
    await screen.findByText('The heron is back');
    const choose = async (name: string): Promise<void> => {
      const menu = await openQuickSettings(user);
      const group = within(menu.getByRole('group', { name: 'Show in this timeline' }));
      await user.click(group.getByRole('menuitemcheckbox', { name }));
    };
    await choose('Repeats');
    await screen.findByText('The heron is back');
    await choose('Media only');
    await waitFor(() => expect(screen.queryByText('The heron is back')).toBeNull());
    expect(preferences.get('leftOutOfTimelines')).toEqual({ public: ['reblogs', 'withoutMedia'] });
    await choose('Media only');
    await choose('Repeats');
    await screen.findByText('The heron is back');
    expect(preferences.get('leftOutOfTimelines')).toEqual({});
  });

  test('omits replies for visitors, because the server filters them', async () => {
    const { user } = await renderApp({ path: '/main/public' });
    const lines = (await openQuickSettings(user)).getAllByRole('menuitemcheckbox');
    expect(lines.map(({ textContent }) => textContent)).toEqual([
      'Repeats',
      'Quotes',
      'Replies',
      'Posts by bots',
      'Media only',
      'Collapse posts by bots',
      'Collapse attachments',
      'Hide filtered and muted posts',
    ]);
  });

  test('reloads the timeline when the reply setting changes', async () => {
    const { user, requests } = await withPosts(['The heron is back'], {
      signedInAs: 'mira',
      path: '/main/public',
    });
    await screen.findByText('The heron is back');
    expect(screen.queryByRole('button', { name: 'Reload' })).toBeNull();
    const line = { name: 'Only replies to me' };
    await user.click((await openQuickSettings(user)).getByRole('menuitemradio', line));
    await user.click(await screen.findByRole('button', { name: 'Reload' }));
    await waitFor(() => expect(requests.at(-1)?.url).toContain('reply_visibility=self'));
    await screen.findByText('The heron is back');
    expect(screen.queryByRole('button', { name: 'Reload' })).toBeNull();
  });
});

describe('FollowTagButton', () => {
  test('follows and unfollows the tag, which the title names [R-TL-005 R-TL-013]', async () => {
    const { user, jun, current } = await withPosts(['One #heron', 'Another thing'], {
      signedInAs: 'mira',
      path: '/tag/heron',
    });
    await screen.findByRole('heading', { level: 1, name: '#heron' });
    const main = within(screen.getByRole('main'));
    await main.findByText(/One/);
    expect(main.queryByText(/Another thing/)).toBeNull();
    expect(jun).toBeDefined();
    await user.click(await main.findByRole('button', { name: 'Follow' }));
    await main.findByRole('button', { name: 'Unfollow' });
    const { call } = current.store.getState();
    const { getTag } = await import('@rookery/contract/calls/tags.ts');
    const { value } = await call(getTag, { path: { tag: 'heron' } });
    expect(value.following).toBe(true);
    await user.click(main.getByRole('button', { name: 'Unfollow' }));
    await main.findByRole('button', { name: 'Follow' });
  });

  test('is hidden for visitors', async () => {
    await withPosts(['One #heron'], { path: '/tag/heron' });
    await within(await screen.findByRole('main')).findByText(/One/);
    expect(screen.queryByRole('button', { name: 'Follow' })).toBeNull();
  });

  test('shows a notice if following fails and keeps the title', async () => {
    const { user, faults } = await withPosts(['One #heron'], {
      signedInAs: 'mira',
      path: '/tag/heron',
    });
    const follow = await screen.findByRole('button', { name: 'Follow' });
    faults.of = ({ method }) => (method === 'POST' ? 'offline' : undefined);
    await user.click(follow);
    const text = await screen.findByText(
      'Couldn’t follow or unfollow #heron: Failed to connect to server, try again',
    );
    const heading = screen.getByRole('heading', { level: 1, name: '#heron' });
    expect(heading.closest('header')?.contains(text)).toBe(false);
    screen.getByRole('button', { name: 'Follow' });
  });
});

describe('Unknown timeline', () => {
  test.each([
    ['/main/nowhere', 'nowhere'],
    ['/lists/4711', '4711'],
  ])('shows the name of %s [R-TL-043]', async (path, name) => {
    await renderApp({ signedInAs: 'mira', path });
    await screen.findByText(new RegExp(`^Can't find the timeline: ${name}`));
    expect(screen.queryByText('No posts')).toBeNull();
  });

  test('links to the start page if the path has no name', async () => {
    await renderApp({ path: '/main/nowhere' });
    const text = await screen.findByText("Can't find the timeline: nowhere");
    const link = within(text).getByRole('link', { name: 'Go to the start page' });
    expect(link.getAttribute('href')).toBe('/');
  });

  test('TimelineScreen: shows the title of a list [R-TL-022]', async () => {
    const instance = await startTestInstance({ world: 'empty' });
    const mira = await instance.as('mira');
    const { body } = await mira.post('/api/v1/lists', { title: 'Birds' });
    await renderApp({ instance, signedInAs: 'mira', path: `/lists/${body.id}` });
    await screen.findByRole('heading', { level: 1, name: 'Birds' });
    await screen.findByText('No posts');
  });
});

describe('FindBar', () => {
  test('moves between matching posts, including ones that are not mounted', async () => {
    const texts = Array.from({ length: 20 }, (_, index) =>
      index % 9 === 0 ? `Number ${index}: Café Reiher` : `Number ${index}`,
    );
    const { user } = await withPosts(texts, { path: '/main/public' });
    await screen.findByText('Number 19');
    await user.click(screen.getByRole('button', { name: 'Find in this timeline' }));
    const field = await screen.findByRole('searchbox', { name: 'Find in loaded posts' });
    await user.type(field, 'cafe reiher');
    await screen.findByText('3 matches in 20 posts');
    await user.keyboard('{Enter}');
    await screen.findByText('1 of 3');
    await user.keyboard('{Enter}{Enter}');
    await screen.findByText('3 of 3');
    const last = await screen.findByText('Number 0: Café Reiher');
    expect(last.closest('[data-marked]')).not.toBeNull();
    await user.keyboard('{Shift>}{Enter}{/Shift}');
    await screen.findByText('2 of 3');
    await user.click(screen.getByRole('button', { name: 'Previous match' }));
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('searchbox', { name: 'Find in loaded posts' })).toBeNull();
    expect(document.querySelector('[data-marked]')).toBeNull();
  });

  test('skips filtered posts', async () => {
    const { user, current } = await withPosts(['Rain and a heron', 'A heron', 'Rain'], {
      path: '/main/public',
    });
    await screen.findByText('Rain');
    const { preferences } = current.store.getState();
    act(() => {
      preferences.set('muteWords', ['rain']);
      preferences.set('hideWordFilteredPosts', true);
    });
    await waitFor(() => expect(screen.queryByText('Rain')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Find in this timeline' }));
    await user.type(
      await screen.findByRole('searchbox', { name: 'Find in loaded posts' }),
      'heron',
    );
    await screen.findByText('1 match in 1 post');
    await user.keyboard('{Enter}');
    await screen.findByText('1 of 1');
    expect(screen.getByText('A heron').closest('[data-marked]')).not.toBeNull();
    await user.click(screen.getByRole('button', { name: 'Find in this timeline' }));
    expect(document.querySelector('[data-marked]')).toBeNull();
  });

  test('opens by its own shortcut and not by the browser’s, and new statuses are queued while it is open [R-TL-030]', async () => {
    const instance = await startTestInstance({ world: 'empty' });
    const [mira, jun] = [await instance.as('mira'), await instance.as('jun')];
    await mira.post(`/api/v1/accounts/${jun.account?.id}/follow`);
    await jun.post('/api/v1/statuses', { status: 'The first' });
    const { user, sockets, clock } = await renderApp({
      instance,
      signedInAs: 'mira',
      path: '/main/friends',
    });
    await screen.findByText('The first');
    const socket = await latestSocket(sockets);
    await act(async () => {
      socket.emitOpen();
      await clock.advance(1_000);
    });
    await user.keyboard('{Control>}f{/Control}');
    expect(screen.queryByRole('searchbox', { name: 'Find in loaded posts' })).toBeNull();
    await user.keyboard('{Control>}{Shift>}f{/Shift}{/Control}');
    await screen.findByRole('searchbox', { name: 'Find in loaded posts' });
    scrollPageTo(0);
    const { body } = await jun.post('/api/v1/statuses', { status: 'The second' });
    act(() => sockets.at(-1)?.emitEvent('update', body, ['user']));
    expect(await screen.findByRole('button', { name: '1 new post' })).toBeDefined();
    expect(screen.queryByText('The second')).toBeNull();
  });
});
