import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { resizeLayout } from '#app/testing/mock-layout.ts';
import { renderApp } from '#app/testing/render-app.tsx';
import {
  startTestInstance,
  type TestInstance,
} from '@rookery/instance/testing/start-test-instance.ts';

interface Mira {
  readonly instance: TestInstance;
  readonly id: string;
  /** Id of Mira's post. */
  readonly post: string;
}

/** Opens Mira's notifications. `happen` creates them after Mira has posted. */
async function open(happen: (mira: Mira) => Promise<void>, path = '/mira/notifications') {
  const instance = await startTestInstance({ world: 'empty' });
  const mira = await instance.as('mira');
  const { body } = await mira.post('/api/v1/statuses', { status: 'The heron is back' });
  await happen({ instance, id: mira.account?.id ?? '', post: String(body.id) });
  const app = await renderApp({ instance, signedInAs: 'mira', path });
  const main = within(
    path === '/main/friends'
      ? await screen.findByRole('region', { name: 'Notifications' })
      : await screen.findByRole('main'),
  );
  await main.findByRole('heading', { name: 'Notifications' });
  const list = within(await main.findByRole('list', { name: 'Notifications, newest first' }));
  await screen.findByRole('button', { name: 'Account menu' });
  const notificationList = async () =>
    (await (await instance.as('mira')).get('/api/v1/notifications?with_muted=true')).body;
  const lines = (): string[] => {
    const now = main.queryByRole('list', { name: 'Notifications, newest first' });
    return now ? [...now.children].map((line) => line.textContent) : [];
  };
  return {
    ...app,
    instance,
    main,
    list,
    lines,
    there: notificationList,
    session: app.current.store.getState(),
  };
}

const like = async ({ instance, post }: Mira, names: readonly string[], action = 'favourite') => {
  for (const name of names) {
    // oxlint-disable-next-line no-await-in-loop -- the notifications must be created in this order
    await (await instance.as(name)).post(`/api/v1/statuses/${post}/${action}`);
  }
};

const inMenu = async (user: Awaited<ReturnType<typeof open>>['user'], line: string) =>
  user.click(await screen.findByRole('menuitem', { name: line }));

test('GroupItem: groups likes and repeats of a post; grouping can be switched off', async () => {
  const { lines, list, user, session } = await open(async (mira) => {
    await like(mira, ['ines', 'jun', 'kai', 'tove']);
    await like(mira, ['jun'], 'reblog');
  });
  expect(lines()).toHaveLength(1);
  expect(lines()[0]).toContain('jun, tove and 2 others liked or repeated your post');
  await user.click(list.getByRole('button', { name: 'Show all individually' }));
  const each = within(list.getByRole('list', { name: 'Individual notifications' }));
  expect(each.getAllByRole('listitem')).toHaveLength(5);
  act(() => void session.preferences.set('groupNotifications', false));
  expect(lines()).toHaveLength(5);
});

test('NotificationMenu: mutes likes of a post and unmutes them', async () => {
  const { lines, user, main, session } = await open((mira) => like(mira, ['ines', 'jun']));
  await user.click(main.getByRole('button', { name: 'More options for this notification' }));
  await inMenu(user, 'Hide notifications about likes, repeats and reactions to this post');
  expect(lines()).toEqual([]);
  await user.click(main.getByRole('button', { name: 'Filter notifications' }));
  await inMenu(user, 'Show hidden likes, repeats and reactions again');
  expect(session.preferences.get('mutedApplause')).toEqual([]);
  await main.findByText(/liked your post/);
});

test('NotificationsBody: shows notifications of followed people in a view of their own', async () => {
  const { main, user, session } = await open(async (mira) => {
    await like(mira, ['ines', 'jun']);
    const kai = await mira.instance.as('kai');
    await kai.post('/api/v1/statuses', { status: '@mira look at this' });
    const me = await mira.instance.as('mira');
    await me.post(`/api/v1/accounts/${kai.account?.id}/follow`);
    const tove = await mira.instance.as('tove');
    await tove.post('/api/v1/statuses', { status: '@mira buy this' });
  });
  await main.findByText(/buy this/);
  await user.click(main.getByRole('button', { name: 'People you follow' }));
  await main.findByText(/look at this/);
  expect(main.queryByText(/buy this/)).toBeNull();
  expect(main.queryByText(/liked your post/)).toBeNull();
  await user.click(main.getByRole('button', { name: 'Mentions' }));
  await main.findByText(/buy this/);
  expect(session.viewerId).not.toBeNull();
});

test('NotificationsList: shows subscription posts as posts, not as mentions [R-NOTIF-029]', async () => {
  const { main, user, lines } = await open(async (mira) => {
    const kai = await mira.instance.as('kai');
    const me = await mira.instance.as('mira');
    await me.post(`/api/v1/pleroma/accounts/${kai.account?.id}/subscribe`);
    const say = (status: string, more = {}) => kai.post('/api/v1/statuses', { status, ...more });
    await say('news for all');
    await say('@mira look at this');
    await say('where?', { in_reply_to_id: mira.post });
  });
  expect(lines()[0]).toContain('kai replied');
  expect(lines()[1]).toContain('kai mentioned you');
  expect(lines()[2]).toContain('kai posted');
  await user.click(main.getByRole('button', { name: 'Mentions' }));
  await waitFor(() => expect(main.queryByText(/news for all/)).toBeNull());
  expect(lines()).toHaveLength(2);
});

test.each(['/mira/notifications', '/main/friends'])(
  'NotificationItem: offers the actions of a mention, a reply and a post at %s [R-NOTIF-015]',
  async (path) => {
    const { main, user, instance } = await open(async (mira) => {
      const kai = await mira.instance.as('kai');
      const me = await mira.instance.as('mira');
      await me.post(`/api/v1/pleroma/accounts/${kai.account?.id}/subscribe`);
      await kai.post('/api/v1/statuses', { status: 'news for all' });
      await kai.post('/api/v1/statuses', { status: '@mira look at this' });
      await kai.post('/api/v1/statuses', { status: 'where?', in_reply_to_id: mira.post });
    }, path);
    const posts = await main.findAllByRole('article');
    expect(posts.map((post) => within(post).getByText(/^(news|look|where)/).textContent)).toEqual(
      ['where?', 'look at this', 'news for all'].map((text) => expect.stringContaining(text)),
    );
    for (const post of posts) {
      for (const name of ['Reply', 'Like', 'Repeat', 'React', 'More'])
        within(post).getByRole('button', { name });
    }
    const [, mention = document.body] = posts;
    await user.click(within(mention).getByRole('button', { name: 'Like' }));
    await within(mention).findByRole('button', { name: /^Like/, pressed: true });
    const kai = await instance.as('kai');
    await waitFor(async () =>
      expect((await kai.get('/api/v1/notifications')).body).toMatchObject([{ type: 'favourite' }]),
    );
    await user.click(within(mention).getByRole('button', { name: 'Reply' }));
    expect(await within(mention).findAllByRole('textbox')).not.toEqual([]);
  },
);

test('GroupItem: lists followed people first in a large group', async () => {
  const { main, lines } = await open(async (mira) => {
    const kai = await mira.instance.as('kai');
    await (await mira.instance.as('mira')).post(`/api/v1/accounts/${kai.account?.id}/follow`);
    await like(mira, ['kai', 'ines', 'jun', 'tove', 'ada', 'ben', 'cleo', 'dan']);
  });
  await main.findByText(/liked your post/);
  await waitFor(() => expect(lines()[0]).toContain('kai, dan and 6 others liked your post'));
});

test('NotificationsBody: shows a notification below a large group in its own view, after one click', async () => {
  const crowd = Array.from({ length: 45 }, (_, number) => `guest${number}`);
  const { main, user, lines } = await open(async (mira) => {
    const kai = await mira.instance.as('kai');
    await kai.post('/api/v1/statuses', { status: '@mira look at this' });
    await (await mira.instance.as('mira')).post(`/api/v1/accounts/${kai.account?.id}/follow`);
    await like(mira, crowd);
  }, '/main/friends');
  expect(lines()).toHaveLength(1);
  expect(lines()[0]).toContain('and 18 others liked your post');
  await user.click(main.getByRole('button', { name: 'Mentions' }));
  await main.findByText(/look at this/);
  await user.click(main.getByRole('button', { name: 'People you follow' }));
  await main.findByText(/look at this/);
  await user.click(main.getByRole('button', { name: 'All' }));
  await user.click(main.getByRole('button', { name: 'Load older notifications' }));
  await main.findByText(/look at this/);
  await waitFor(() => expect(lines()).toHaveLength(2));
});

test('NotificationsMenu: hides a kind of notifications', async () => {
  const { lines, user, main } = await open(async (mira) => {
    await like(mira, ['ines']);
    await (await mira.instance.as('jun')).post(`/api/v1/accounts/${mira.id}/follow`);
  });
  expect(lines()).toHaveLength(2);
  await user.click(main.getByRole('button', { name: 'Filter notifications' }));
  await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Likes' }));
  expect(lines()).toHaveLength(1);
});

test('NotificationMenu: marks as read or dismisses one notification; NotificationsMenu: dismisses all after confirmation [R-NOTIF-026]', async () => {
  const {
    lines,
    user,
    main,
    there: notificationList,
    session,
  } = await open(async (mira) => {
    await like(mira, ['ines']);
    for (const name of ['jun', 'kai']) {
      // oxlint-disable-next-line no-await-in-loop -- the notifications must be created in this order
      await (await mira.instance.as(name)).post(`/api/v1/accounts/${mira.id}/follow`);
    }
  });
  const click = () => {
    const [button] = main.getAllByRole('button', { name: 'More options for this notification' });
    return user.click(button ?? expect.unreachable());
  };
  await click();
  await inMenu(user, 'Mark as read');
  await waitFor(() => expect(lines().filter((line) => line.startsWith('New:'))).toHaveLength(2));
  await click();
  await inMenu(user, 'Dismiss');
  await waitFor(() => expect(lines()).toHaveLength(2));
  expect(await notificationList()).toHaveLength(2);
  await user.click(main.getByRole('button', { name: 'Filter notifications' }));
  await inMenu(user, 'Dismiss all');
  const question = within(
    await screen.findByRole('dialog', { name: 'Dismiss all notifications?' }),
  );
  await user.click(question.getByRole('button', { name: 'Dismiss all' }));
  await waitFor(() => expect(lines()).toEqual([]));
  expect(await notificationList()).toEqual([]);
  expect(session.notifications?.loader.feed.ids).toEqual([]);
});

test('DismissAllDialog: stays open when the page gets narrow and the column disappears [R-NOTIF-026]', async () => {
  const { user, main, there } = await open((mira) => like(mira, ['ines']), '/main/friends');
  await user.click(main.getByRole('button', { name: 'Filter notifications' }));
  await inMenu(user, 'Dismiss all');
  const dialog = await screen.findByRole('dialog', { name: 'Dismiss all notifications?' });
  act(() => resizeLayout(390));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Notifications' })).toBeNull());
  await user.click(within(dialog).getByRole('button', { name: 'Dismiss all' }));
  await waitFor(async () => expect(await there()).toEqual([]));
});

test('NotificationMenu: keeps a notification and shows the reason if dismissing fails [R-NOTIF-026]', async () => {
  const { lines, user, main, faults } = await open((mira) => like(mira, ['ines']));
  faults.of = ({ url }) =>
    url.includes('/dismiss') ? new Response('', { status: 500 }) : undefined;
  await user.click(main.getByRole('button', { name: 'More options for this notification' }));
  await inMenu(user, 'Dismiss');
  await main.findByRole('button', { name: 'Try again' });
  expect(lines()).toHaveLength(1);
});

async function openFollowRequest() {
  return open(async ({ instance, id }) => {
    const mira = await instance.as('mira');
    await mira.patch('/api/v1/accounts/update_credentials', { locked: true });
    await (await instance.as('jun')).post(`/api/v1/accounts/${id}/follow`);
  });
}

test('NotificationItem: accepts a follow request, which becomes a read follow [R-NOTIF-017 R-NOTIF-021 R-FREQ-005]', async () => {
  const { lines, user, list } = await openFollowRequest();
  expect(lines()[0]).toContain('jun wants to follow you');
  await user.click(list.getByRole('button', { name: 'Approve' }));
  await waitFor(() => expect(lines()[0]).toMatch(/^jun follows you/));
  expect(list.queryByRole('button', { name: 'Approve' })).toBeNull();
});

test('NotificationItem: rejects a follow request, after confirmation if that is preferred, and removes it [R-NOTIF-022 R-NOTIF-023 R-FREQ-003]', async () => {
  const { lines, user, list, session, there: notificationList } = await openFollowRequest();
  session.preferences.set('modalOnDenyFollow', true);
  await user.click(list.getByRole('button', { name: 'Deny' }));
  const question = within(screen.getByRole('dialog', { name: 'Deny follow request from @jun?' }));
  expect(lines()).toHaveLength(1);
  await user.click(question.getByRole('button', { name: 'Deny' }));
  await waitFor(() => expect(lines()).toEqual([]));
  await waitFor(async () => expect(await notificationList()).toEqual([]));
});

test.each(['Approve', 'Deny'])(
  'NotificationItem: moves the focus to a neighbour after %s removed the button',
  async (name) => {
    const { list, user } = await openFollowRequest();
    const button = list.getByRole('button', { name });
    button.focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(button.isConnected).toBe(false));
    await waitFor(() => expect(document.activeElement).not.toBe(document.body));
  },
);

test('NotificationItem: collapses notifications of muted accounts [R-NOTIF-006]', async () => {
  const { lines, list, user, session } = await open(async ({ instance }) => {
    await (await instance.as('jun')).post('/api/v1/statuses', { status: '@mira look at this' });
  });
  const id = (await screen.findByRole('article')) && [...session.tables.accounts.keys()];
  const jun = id.find((one) => session.tables.accounts.get(one)?.acct === 'jun') ?? '';
  act(() => session.tables.relationships.merge({ id: jun, muting: true }));
  expect(lines()).toEqual(['Muted: @jun Show']);
  await user.click(list.getByRole('button', { name: 'Show' }));
  expect(lines()[0]).toContain('jun mentioned you');
});
