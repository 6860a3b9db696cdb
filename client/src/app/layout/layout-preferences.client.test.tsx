import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { startTestInstance } from '@rookery/instance/testing/start-test-instance.ts';
import { renderApp } from '../testing/render-app.tsx';
import { expectPreferencesToApply } from '../testing/expect-preferences-to-apply.ts';

const columns = () => screen.getByRole('main').parentElement;
const page = () => columns()?.parentElement;
const isMarked = (element: Element | null | undefined, name: string) =>
  element?.className.includes(`_${name}_`) ?? false;
const bar = () => document.querySelector<HTMLElement>('[data-surface="topBar"]') ?? document.body;

const inThird = (find: (third: HTMLElement) => unknown) => {
  const third = screen.queryByRole('complementary');
  return third !== null && find(third) !== null;
};

const scrollTo = (top: number) => {
  Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
  fireEvent.scroll(window);
};

const button = () => screen.queryByRole('button', { name: 'New post' });

test('Layout: each preference of the layout changes the page', async () => {
  const { current } = await renderApp({ path: '/about', signedInAs: 'mira' });
  await screen.findByRole('heading', { level: 1, name: 'About' });
  const navigation = within(await screen.findByRole('navigation', { name: 'Main navigation' }));
  await navigation.findByRole('link', { name: 'Federated' });
  await screen.findByRole('form', { name: 'New post' });
  await screen.findByRole('button', { name: 'Account menu' });
  await expectPreferencesToApply(current.store.getState(), [
    [
      'showNavShortcuts',
      true,
      () => screen.queryByRole('navigation', { name: 'Timelines' }) !== null,
    ],
    ['hideSiteName', true, () => within(bar()).queryByText('Rookery') === null],
    ['hideSiteFavicon', true, () => bar().querySelector('a img') === null],
    ['showFederatedTimeline', false, () => !navigation.queryByRole('link', { name: 'Federated' })],
    ['sidebarRight', true, () => isMarked(page(), 'reversed')],
    ['showScrollbars', true, () => isMarked(columns(), 'scrollbars')],
    ['disableStickyHeaders', true, () => isMarked(columns(), 'looseHeads')],
    ['thirdColumnMode', 'none', () => screen.queryByRole('complementary') === null],
    [
      'thirdColumnMode',
      'postform',
      () => inThird((third) => within(third).queryByRole('form', { name: 'New post' })),
    ],
  ]);
});

test('FloatingButton: is shown on wide screens, and hidden while scrolling down, if the preferences say so', async () => {
  const { current } = await renderApp({ path: '/about', signedInAs: 'mira' });
  await screen.findByRole('heading', { level: 1, name: 'About' });
  await screen.findByRole('button', { name: 'Account menu' });
  const session = current.store.getState();
  await expectPreferencesToApply(session, [
    ['alwaysShowNewPostButton', true, () => button() !== null],
  ]);
  act(() => void session.preferences.set('alwaysShowNewPostButton', true));
  await waitFor(() => expect(button()).not.toBeNull());
  scrollTo(200);
  expect(button()).not.toBeNull();
  act(() => void session.preferences.set('autohideFloatingPostButton', true));
  scrollTo(400);
  expect(button()).toBeNull();
  scrollTo(0);
  expect(button()).not.toBeNull();
});

test('ProfileScreen: each preference of profiles changes the page', async () => {
  const instance = await startTestInstance({ world: 'empty' });
  const jun = await instance.as('jun');
  await jun.patch('/api/v1/accounts/update_credentials', { bot: true });
  const { current } = await renderApp({ instance, path: '/jun', signedInAs: 'mira' });
  const main = within(await screen.findByRole('main'));
  await main.findByText('Bot');
  const chosen = () => main.getByRole('link', { current: 'page' }).textContent;
  await expectPreferencesToApply(current.store.getState(), [
    ['hideBotIndication', true, () => main.queryByText('Bot') === null],
    ['hideUserStats', true, () => main.queryByRole('link', { name: /followers$/ }) === null],
    ['userProfileDefaultTab', 'replies', () => chosen() === 'Replies'],
  ]);
});
