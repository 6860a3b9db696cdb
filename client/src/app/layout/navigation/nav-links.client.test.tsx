import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { startTestInstance } from '@rookery/instance/testing/start-test-instance.ts';
import type { ConfigChanges } from '@rookery/instance/config.ts';
import { renderApp, type RenderAppOptions } from '../../testing/render-app.tsx';

const navigation = () => screen.findByRole('navigation', { name: 'Main navigation' });

/** Returns the navigation links once the instance's configuration has loaded. */
async function expectPlaces(names: readonly string[]): Promise<void> {
  await waitFor(async () => {
    const links = within(await navigation()).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual(names);
  });
}

function renderWith(config: ConfigChanges, options: RenderAppOptions = {}) {
  return renderApp({ ...options, instanceOptions: { config } });
}

const bubble = { bubbleInstances: ['friends.example'] };

test('NavPanel: links a member to each timeline [R-SHELL-025]', async () => {
  const { user, place } = await renderWith(bubble, { path: '/about', signedInAs: 'mira' });
  await within(await navigation()).findByRole('link', { name: 'Bubble' });
  await screen.findByRole('heading', { level: 1, name: 'About' });
  for (const [name, path] of [
    ['Home', '/main/friends'],
    ['Local', '/main/public'],
    ['Bubble', '/main/bubble'],
    ['Federated', '/main/all'],
  ] as const) {
    await user.click(within(await navigation()).getByRole('link', { name }));
    await screen.findByRole('heading', { level: 1, name });
    expect(place()).toBe(path);
    const currentLink = within(await navigation()).getByRole('link', { current: 'page' });
    expect(currentLink.textContent).toBe(name);
  }
});

test('NavPanel: links a member to every destination [R-SHELL-025 R-SHELL-026 R-SHELL-028 R-SHELL-030 R-ROLE-003]', async () => {
  const visitorTimelines = { local: false, federated: false, bubble: false };
  await renderWith({ ...bubble, visitorTimelines }, { signedInAs: 'mira' });
  await expectPlaces([
    'Home',
    'Local',
    'Bubble',
    'Federated',
    'Direct messages',
    'Interactions',
    'Bookmarks',
    'Lists and hashtags',
    'Explore',
    'Announcements',
    'About',
  ]);
});

/** Returns the first and last link of each group. */
const groups = async (): Promise<(string | undefined)[][]> =>
  within(await navigation())
    .getAllByRole('list')
    .map((list) => {
      const links = within(list).getAllByRole('link');
      return [links.at(0)?.textContent, links.at(-1)?.textContent];
    });

test('NavPanel: divides the links of a member into groups, and not those of a visitor', async () => {
  const { unmount } = await renderWith(bubble, { signedInAs: 'mira' });
  await waitFor(async () =>
    expect(await groups()).toEqual([
      ['Home', 'Federated'],
      ['Direct messages', 'Explore'],
      ['Announcements', 'About'],
    ]),
  );
  unmount();
  const visitorTimelines = { local: true, federated: false, bubble: false };
  await renderWith({ visitorTimelines });
  await waitFor(async () => expect(await groups()).toEqual([['Local', 'About']]));
});

describe('NavPanel: links a visitor only to timelines that the instance opens to visitors [R-SHELL-026 R-SHELL-030]', () => {
  test.each([
    [{ local: true, federated: false, bubble: false }, ['Local']],
    [{ local: false, federated: true, bubble: false }, ['Federated']],
    [{ local: true, federated: true, bubble: true }, ['Local', 'Bubble', 'Federated']],
    [{ local: false, federated: false, bubble: false }, []],
  ])('%j', async (visitorTimelines, names) => {
    await renderWith({ ...bubble, visitorTimelines });
    await expectPlaces([...names, 'Explore', 'About']);
  });
});

test('TimelineScreen: names the timeline in its heading, whose menu links to the others [R-TL-001]', async () => {
  const { user, place } = await renderWith(bubble, { signedInAs: 'mira' });
  await screen.findByRole('heading', { level: 1, name: 'Federated' });
  await within(await navigation()).findByRole('link', { name: 'Bubble' });
  await user.click(screen.getByRole('button', { name: 'Federated' }));
  const menu = within(await screen.findByRole('menu', { name: 'Timelines' }));
  expect(menu.getByRole('menuitem', { current: 'page' }).textContent).toMatch(/^Federated/);
  expect(menu.getAllByRole('menuitem').map((line) => line.textContent)).toEqual([
    'HomePeople and hashtags you follow',
    'LocalEveryone on this server',
    'BubbleServers chosen by this server’s admins',
    'FederatedPublic posts this server knows of',
    'Bookmarks',
    'Direct messages',
    'Lists and hashtags',
    'Open in a column',
  ]);
  await user.click(menu.getByRole('menuitem', { name: /^Home/ }));
  await screen.findByRole('heading', { level: 1, name: 'Home' });
  expect(place()).toBe('/main/friends');
});

test('TimelineScreen: links to lists and followed hashtags in the menu of its heading [R-TL-001]', async () => {
  const instance = await startTestInstance({ world: 'empty' });
  const mira = await instance.as('mira');
  const { body } = await mira.post('/api/v1/lists', { title: 'Birds' });
  await mira.post('/api/v1/statuses', { status: '#heron' });
  await mira.post('/api/v1/tags/heron/follow');
  const { user } = await renderApp({ instance, signedInAs: 'mira', path: `/lists/${body.id}` });
  await user.click(await screen.findByRole('button', { name: 'Birds' }));
  const menu = within(await screen.findByRole('menu', { name: 'Timelines' }));
  const lists = within(await menu.findByRole('group', { name: 'Lists' }));
  expect(lists.getByRole('menuitem', { current: 'page' }).textContent).toBe('Birds');
  const hashtags = within(await menu.findByRole('group', { name: 'Followed hashtags' }));
  await user.click(hashtags.getByRole('menuitem', { name: 'heron' }));
  await screen.findByRole('heading', { level: 1, name: '#heron' });
});

test('NavPanel: describes each timeline and the interactions in the tooltip of the link [R-SHELL-025]', async () => {
  await renderWith(bubble, { path: '/about', signedInAs: 'mira' });
  const links = within(await navigation());
  for (const [name, description] of [
    ['Home', 'People and hashtags you follow'],
    ['Bubble', 'Servers chosen by this server’s admins'],
    ['Federated', 'Public posts this server knows of'],
    ['Interactions', 'Who mentioned, liked, repeated or followed you'],
  ] as const) {
    const link = await links.findByRole('link', { name, description });
    expect(link.title).toBe(description);
  }
});

test.each([390, 1440])(
  'TimelineMenu: describes each timeline below its name at %i px [R-TL-001]',
  async (width) => {
    const { user } = await renderWith(bubble, {
      signedInAs: 'mira',
      path: '/main/friends',
      width,
    });
    const title = await screen.findByRole('button', { name: 'Home' });
    await user.click(title);
    const menu = within(await screen.findByRole('menu', { name: 'Timelines' }));
    menu.getByRole('menuitem', { name: /^Home ?People and hashtags you follow/ });
    await user.keyboard('{Escape}');
    expect(document.activeElement).toBe(title);
  },
);

test('TimelineScreen: links a visitor only to open timelines in the menu of its heading [R-TL-001]', async () => {
  const { user } = await renderWith({
    visitorTimelines: { local: true, federated: true, bubble: false },
  });
  await user.click(await screen.findByRole('button', { name: 'Federated' }));
  const menu = within(await screen.findByRole('menu', { name: 'Timelines' }));
  await waitFor(() =>
    expect(menu.getAllByRole('menuitem').map((line) => line.textContent)).toEqual([
      'LocalEveryone on this server',
      'FederatedPublic posts this server knows of',
    ]),
  );
});

test('TopBar: opens the landing page by its logo, and Back returns', async () => {
  const { user, place, router, instance } = await renderApp({ path: '/about' });
  await screen.findByRole('heading', { level: 1, name: 'About' });
  await user.click(await screen.findByRole('link', { name: instance.instance.config.name }));
  await screen.findByRole('heading', { level: 1, name: 'Federated' });
  expect(place()).toBe('/main/all');
  router.history.back();
  await screen.findByRole('heading', { level: 1, name: 'About' });
});
