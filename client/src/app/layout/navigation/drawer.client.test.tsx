import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { NewMember } from '@rookery/instance/commands/register-member.ts';
import { startTestInstance } from '@rookery/instance/testing/start-test-instance.ts';
import { resizeLayout } from '../../testing/mock-layout.ts';
import { renderApp, type RenderAppOptions } from '../../testing/render-app.tsx';
import { chooseFromAccountMenu } from '../../testing/choose-from-account-menu.ts';

const menuButton = () => screen.findByRole('button', { name: /^Menu/ });

/** Opens the about page on a phone and waits until all code has loaded. */
async function phone(options: RenderAppOptions = {}) {
  const app = await renderApp({ path: '/about', width: 390, ...options });
  await screen.findByRole('heading', { level: 1, name: 'About' });
  await menuButton();
  return app;
}

async function openMenu(options?: RenderAppOptions) {
  const app = await phone(options);
  await app.current.store.getState().instanceLoaded;
  await app.user.click(await menuButton());
  const drawer = within(await screen.findByRole('dialog', { name: 'Menu' }));
  const lines = (): (string | null)[] =>
    within(drawer.getByRole('navigation'))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  return { ...app, drawer, lines };
}

function instanceWith(member: Partial<NewMember>, suggestions = false) {
  return startTestInstance({
    world: 'empty',
    config: { suggestions },
    people: [{ username: 'mira', ...member }],
  });
}

const akkomaNodeinfo = () =>
  Response.json({ software: { name: 'akkoma', version: '3.13.2' }, metadata: {} });

test('DrawerContent: shows a member’s card, links, settings and sign-out [R-SHELL-015 R-SHELL-017 R-SHELL-020 R-SHELL-023]', async () => {
  const { drawer, lines } = await openMenu({ signedInAs: 'mira' });
  const you = await drawer.findByRole('region', { name: 'You' });
  await waitFor(() => expect(you.textContent).toContain('@mira'));
  expect(drawer.queryByRole('textbox')).toBeNull();
  expect(lines()).toEqual([
    'Timelines',
    'Direct messages',
    'Interactions',
    'Bookmarks',
    'Lists and hashtags',
    'Explore',
    'Announcements',
    'Settings',
    'Text size',
    'Light theme',
    'About',
    'Log out',
  ]);
});

test('DrawerContent: shows a visitor the logo and the sign-in links [R-SHELL-015 R-SHELL-019]', async () => {
  const { drawer, lines, instance } = await openMenu();
  expect(drawer.getByText(instance.instance.config.name)).toBeTruthy();
  expect(drawer.getAllByRole('link', { name: 'Log in' })).toHaveLength(1);
  expect(lines()).toEqual([
    'Log in',
    'Timelines',
    'Explore',
    'Settings',
    'Text size',
    'Light theme',
    'About',
  ]);
});

describe('DrawerContent: entries for different accounts', () => {
  test('a locked account has follow requests with their count [R-SHELL-018 R-SHELL-029 R-ROLE-004 R-FREQ-007]', async () => {
    const instance = await instanceWith({ locked: true });
    const mira = await instance.as('mira');
    const jun = await instance.as('jun');
    await jun.post(`/api/v1/accounts/${mira.account?.id ?? ''}/follow`);
    const { lines } = await openMenu({ instance, signedInAs: 'mira' });
    expect(lines()).toContain('Follow requests11 pending request');
  });

  test('an unlocked account has no follow requests [R-SHELL-018]', async () => {
    const { lines } = await openMenu({ signedInAs: 'mira' });
    expect(lines().join(' ')).not.toContain('Follow requests');
  });

  test('members have suggestions if the instance supports them [R-SHELL-019]', async () => {
    const instance = await instanceWith({}, true);
    for (const name of ['ines', 'jun', 'kai', 'tove'])
      await instance.as(name, { settings: { discoverable: true } });
    const { lines } = await openMenu({ instance, signedInAs: 'mira' });
    expect(lines()).toContain('Who to follow');
  });

  test('an admin has the server’s administration, opened in a new tab [R-SHELL-021 R-SHELL-064 R-ROLE-008]', async () => {
    const { drawer, lines } = await openMenu({
      instance: await instanceWith({ role: 'admin' }),
      signedInAs: 'mira',
      faultOf: ({ url }) => (url.endsWith('/nodeinfo/2.0.json') ? akkomaNodeinfo() : undefined),
    });
    expect(lines().slice(-4)).toEqual(['About', 'Moderation', 'Administration', 'Log out']);
    const link = drawer.getByRole('link', { name: 'Administration' });
    expect(link.getAttribute('href')).toMatch(/^\/pleroma\/admin\//);
    expect(link.getAttribute('target')).toBe('_blank');
  });

  test('an admin of the embedded instance, which has no such page, has no administration [R-SHELL-064]', async () => {
    const { lines } = await openMenu({
      instance: await instanceWith({ role: 'admin' }),
      signedInAs: 'mira',
    });
    expect(lines().slice(-3)).toEqual(['About', 'Moderation', 'Log out']);
  });

  test.each([
    ['admin', ['Moderation', 'Administration']],
    ['moderator', ['Moderation']],
    [undefined, []],
  ] as const)(
    'a member of Mastodon with the role %s has the pages of the server: %j [R-ROLE-012]',
    async (role, labels) => {
      const instance = await startTestInstance({
        world: 'empty',
        config: { dialect: 'mastodon' },
        people: [{ username: 'mira', ...(role && { role }) }],
      });
      const { drawer } = await openMenu({ instance, signedInAs: 'mira' });
      const links = drawer
        .getAllByRole('link')
        .filter((link) => link.getAttribute('href')?.includes('/admin'));
      expect(links.map(({ textContent }) => textContent)).toEqual(labels);
      expect(drawer.queryByRole('button', { name: 'Moderation' })).toBeNull();
      expect(drawer.getByRole('link', { name: 'Who to follow' })).toBeTruthy();
    },
  );

  test.each([
    ['moderator', 'moderator'],
    ['plain member', undefined],
  ] as const)('a %s has no administration', async (_name, role) => {
    const { drawer } = await openMenu({
      instance: await instanceWith(role ? { role } : {}),
      signedInAs: 'mira',
    });
    expect(drawer.queryByRole('link', { name: 'Administration' })).toBeNull();
  });
});

test('DrawerContent: the entry “Timelines” opens the timeline that was open last [R-SHELL-016]', async () => {
  const { drawer, go, user } = await openMenu({ signedInAs: 'mira' });
  const timelines = () => drawer.getByRole('link', { name: 'Timelines' }).getAttribute('href');
  expect(timelines()).toBe('/main/friends');
  await go('/main/public');
  await screen.findByRole('heading', { level: 1, name: 'Local', hidden: true });
  await go('/about');
  await user.click(await menuButton());
  expect(timelines()).toBe('/main/public');
});

test('DrawerContent: the entry “Timelines” opens the local timeline for a visitor [R-SHELL-016]', async () => {
  const { drawer } = await openMenu();
  expect(drawer.getByRole('link', { name: 'Timelines' }).getAttribute('href')).toBe('/main/public');
});

test('PhoneBar: marks unread announcements at the menu and in it [R-SHELL-007 R-SHELL-022 R-SHELL-027 R-CONST-011]', async () => {
  const instance = await startTestInstance({
    world: 'empty',
    people: [{ username: 'root', role: 'admin' }],
  });
  const root = await instance.as('root');
  await root.post('/api/v1/pleroma/admin/announcements', { content: 'The lift is out of order' });
  const { current, clock, user, requests } = await phone({ instance, signedInAs: 'mira' });
  expect((await menuButton()).getAttribute('title')).toBe('Menu');
  await current.store.getState().instanceLoaded;
  await clock.advance(2_000);
  const markedButton = await screen.findByRole('button', {
    name: 'Menu: 1 unread announcement',
  });
  const requestCount = () =>
    requests.filter(({ url }) => url.endsWith('/api/v1/announcements')).length;
  await clock.advance(299_999);
  expect(requestCount()).toBe(1);
  await clock.advance(1);
  await waitFor(() => expect(requestCount()).toBe(2));
  await user.click(markedButton);
  const drawer = within(await screen.findByRole('dialog', { name: 'Menu' }));
  expect(drawer.getByRole('link', { name: /^Announcements/ }).textContent).toContain('1 unread');
});

function swipe(drawer: HTMLElement, byX: number) {
  const finger = { pointerId: 7, pointerType: 'touch' };
  fireEvent.pointerDown(drawer, { ...finger, clientX: 100, clientY: 300 });
  fireEvent.pointerMove(drawer, { ...finger, clientX: 100 + byX, clientY: 300 });
  fireEvent.pointerUp(drawer, { ...finger, clientX: 100 + byX, clientY: 300 });
}

/** Opens the notifications drawer on a phone, with one unseen notification. */
async function openNotifications() {
  const instance = await startTestInstance({ world: 'empty' });
  const mira = await instance.as('mira');
  const jun = await instance.as('jun', { displayName: 'Jun' });
  await jun.post(`/api/v1/accounts/${mira.account?.id ?? ''}/follow`);
  const app = await phone({ instance, signedInAs: 'mira' });
  await app.user.click(
    await screen.findByRole('button', { name: 'Notifications 1 unread notification' }),
  );
  const drawer = await screen.findByRole('dialog', { name: 'Notifications' });
  await within(drawer).findByText(/follows you/);
  return { ...app, drawer };
}

const noneUnseen = () => screen.findByRole('button', { name: 'Notifications' });

test('NotificationsDrawer: has no heading and marks its notifications as seen on close [R-SHELL-013 R-SHELL-063]', async () => {
  const { user, drawer, instance } = await openNotifications();
  expect(within(drawer).queryByRole('heading')).toBeNull();
  await user.click(within(drawer).getByRole('button', { name: 'Close' }));
  await noneUnseen();
  const { body } = await (await instance.as('mira')).get('/api/v1/notifications');
  expect(body[0].pleroma.is_seen).toBe(true);
});

test('NotificationsDrawer: closes on a swipe to the right of 50 px, not of 49 px [R-SHELL-011 R-CONST-033]', async () => {
  const { drawer } = await openNotifications();
  swipe(drawer, 49);
  expect(screen.queryByRole('dialog', { name: 'Notifications' })).not.toBeNull();
  swipe(drawer, 50);
  expect(screen.queryByRole('dialog', { name: 'Notifications' })).toBeNull();
  await noneUnseen();
});

test('NotificationsDrawer: closes on navigation [R-SHELL-012]', async () => {
  const { user, drawer, place } = await openNotifications();
  await user.click(within(drawer).getByRole('link', { name: 'All notifications' }));
  await screen.findByRole('heading', { level: 1, name: 'Notifications' });
  expect(place()).toBe('/mira/notifications');
  expect(screen.queryByRole('dialog', { name: 'Notifications' })).toBeNull();
});

test.each([
  [1440, 390],
  [390, 1440],
])('SignOutDialog: stays open when the window is resized from %i to %i px', async (from, to) => {
  const { user, current } = await renderApp({ signedInAs: 'mira', width: from });
  if (from === 390) {
    await user.click(await menuButton());
    const menu = within(await screen.findByRole('dialog', { name: 'Menu' }));
    await user.click(await menu.findByRole('button', { name: 'Log out' }));
  } else await chooseFromAccountMenu(user, 'Log out');
  await screen.findByRole('dialog', { name: 'Log out' });
  act(() => resizeLayout(to));
  if (to === 390) await screen.findByRole('button', { name: 'Menu', hidden: true });
  const question = within(screen.getByRole('dialog', { name: 'Log out' }));
  await user.click(question.getByRole('button', { name: 'Log out' }));
  await waitFor(() => expect(current.store.getState().viewerId).toBeNull());
});

test('useSignOut: asks for confirmation with a title, a text and two buttons [R-SHELL-037]', async () => {
  const { user, drawer, place } = await openMenu({ signedInAs: 'mira' });
  await user.click(drawer.getByRole('button', { name: 'Log out' }));
  const question = within(await screen.findByRole('dialog', { name: 'Log out' }));
  question.getByText('Log out of this account?');
  await user.click(question.getByRole('button', { name: 'Cancel' }));
  expect(drawer.getByRole('button', { name: 'Log out' })).toBeTruthy();
  await user.click(drawer.getByRole('button', { name: 'Log out' }));
  await user.click(
    within(screen.getByRole('dialog', { name: 'Log out' })).getByRole('button', {
      name: 'Log out',
    }),
  );
  await waitFor(() => expect(place()).toBe('/main/all'));
  await screen.findByRole('heading', { level: 1, name: 'Federated', hidden: true });
});
