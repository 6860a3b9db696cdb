import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { startTestInstance } from '@rookery/instance/testing/start-test-instance.ts';
import { renderApp } from '../testing/render-app.tsx';

/** Returns the bottom bar. */
async function phoneBar() {
  const menu = await screen.findByRole('button', { name: 'Menu' });
  const bars = screen.getAllByRole('navigation', { name: 'Quick navigation' });
  return within(bars.find((bar) => bar.contains(menu)) ?? document.body);
}

const bell = async () => (await phoneBar()).findByRole('button', { name: /^Notifications/ });

const federated = () => screen.findByRole('heading', { level: 1, name: 'Federated' });

test('Layout: has a sidebar, a main column and a notifications column on wide screens [R-SHELL-039]', async () => {
  await renderApp({ signedInAs: 'mira', width: 1440 });
  await federated();
  const main = screen.getByRole('main');
  const sidebar = await screen.findByRole('region', { name: 'You' });
  const third = within(screen.getByRole('complementary'));
  await third.findByRole('region', { name: 'Notifications' });
  expect(main.contains(sidebar)).toBe(false);
  expect(screen.getByRole('navigation', { name: 'Main navigation' })).toBeTruthy();
});

test('MemberCard: shows a decoded host in place of a missing name [R-PROF-036]', async () => {
  const { current } = await renderApp({ signedInAs: 'mira', width: 1440 });
  await federated();
  const { tables, viewerId } = current.store.getState();
  const id = viewerId ?? '';
  act(() => tables.accounts.put({ id, displayName: '', acct: 'mira@xn--bcher-kva.example' }));
  const you = within(await screen.findByRole('region', { name: 'You' }));
  await you.findByText('mira@🌏bücher.example');
  expect(you.queryByText(/xn--/)).toBeNull();
});

test('Layout: has no notifications column on narrower screens [R-SHELL-039]', async () => {
  await renderApp({ signedInAs: 'mira', width: 1279 });
  await federated();
  await screen.findByRole('region', { name: 'You' });
  expect(screen.queryByRole('complementary')).toBeNull();
});

test.each([320, 800])('Layout: has one column at %i px [R-SHELL-047]', async (width) => {
  await renderApp({ signedInAs: 'mira', width });
  await federated();
  await screen.findByRole('button', { name: 'Menu' });
  expect(screen.queryByRole('region', { name: 'You' })).toBeNull();
  expect(screen.queryByRole('navigation', { name: 'Main navigation' })).toBeNull();
  expect(screen.queryByRole('complementary')).toBeNull();
});

test('Layout: has more than one column at 801 px [R-SHELL-047]', async () => {
  await renderApp({ signedInAs: 'mira', width: 801 });
  await federated();
  expect(screen.getByRole('region', { name: 'You' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Menu' })).toBeNull();
});

test('PhoneBar: offers home and a new post [R-SHELL-008]', async () => {
  const { user, place } = await renderApp({ path: '/about', signedInAs: 'mira', width: 390 });
  await screen.findByRole('heading', { level: 1, name: 'About' });
  const bar = await phoneBar();
  await user.click(bar.getByRole('button', { name: 'New post' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New post' }));
  await dialog.findByRole('textbox', { name: 'Text' });
  await user.keyboard('{Escape}');
  await waitFor(() =>
    expect(document.activeElement).toBe(bar.getByRole('button', { name: 'New post' })),
  );
  await user.click(bar.getByRole('link', { name: 'Home' }));
  await screen.findByRole('heading', { level: 1, name: 'Home' });
  expect(place()).toBe('/main/friends');
});

test('PhoneBar: marks the notifications with a dot while one is unseen [R-SHELL-009]', async () => {
  const instance = await startTestInstance({ world: 'empty' });
  const mira = await instance.as('mira');
  const jun = await instance.as('jun');
  const { unmount } = await renderApp({ instance, signedInAs: 'mira', width: 390 });
  expect((await bell()).getAttribute('title')).toBe('Notifications');
  unmount();
  await jun.post(`/api/v1/accounts/${mira.account?.id ?? ''}/follow`);
  await renderApp({ instance, signedInAs: 'mira', width: 390 });
  await waitFor(async () => expect((await bell()).getAttribute('title')).toContain('1 unread'));
});

test('SignInHint: shows the sign-in link above the main column to a visitor, but not to a member [R-SHELL-044]', async () => {
  const { user, place, unmount } = await renderApp();
  await federated();
  const hint = await screen.findByRole('link', { name: /^Log in to/ });
  const main = screen.getByRole('main');
  expect(main.contains(hint)).toBe(true);
  const heading = within(main).getByRole('heading', { level: 1 });
  expect(hint.compareDocumentPosition(heading)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await user.click(hint);
  await within(main).findByRole('form', { name: 'Log in' });
  expect(place()).toBe('/login');
  expect(screen.queryByRole('link', { name: /^Log in to/ })).toBeNull();
  unmount();
  await renderApp({ signedInAs: 'mira' });
  await federated();
  expect(screen.queryByRole('link', { name: /^Log in to/ })).toBeNull();
});

test('VisitorIntro: says above a timeline on a phone what the server is, who runs it and how many people use it [R-SHELL-070]', async () => {
  const instance = await startTestInstance({
    world: 'empty',
    config: { description: 'A quiet place for weavers.' },
    people: [{ username: 'mira', role: 'admin' }, { username: 'jun' }],
  });
  const { user, place } = await renderApp({ instance, width: 390 });
  await federated();
  const main = within(screen.getByRole('main'));
  const description = await main.findByText('A quiet place for weavers.');
  const heading = main.getByRole('heading', { level: 1 });
  expect(description.compareDocumentPosition(heading)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(main.getByText('2 people')).toBeTruthy();
  expect(main.getByText(/^Run by/).textContent).toBe('Run by @mira');
  await user.click(main.getByRole('link', { name: 'About' }));
  await screen.findByRole('heading', { level: 1, name: 'About' });
  expect(place()).toBe('/about');
});

test('VisitorIntro: is absent beside the panels of a wide window and for members', async () => {
  const { unmount } = await renderApp();
  await federated();
  expect(within(screen.getByRole('main')).queryByText(/^Run by/)).toBeNull();
  unmount();
  await renderApp({ signedInAs: 'mira', width: 390 });
  await screen.findByRole('navigation', { name: 'Quick navigation' });
  expect(screen.queryByText(/^Run by/)).toBeNull();
});

test('Sidebar: signs in by user name and password [R-SHELL-034]', async () => {
  const instance = await startTestInstance({
    world: 'empty',
    people: [{ username: 'mira', password: 'correct horse' }],
  });
  const { user, place } = await renderApp({ instance });
  const panel = within(await screen.findByRole('region', { name: 'Log in' }));
  await user.type(await panel.findByRole('textbox', { name: 'Username' }), 'mira');
  const password = panel.getByLabelText('Password');
  expect(password.getAttribute('type')).toBe('password');
  await user.type(password, 'correct horse{Enter}');
  await screen.findByRole('heading', { level: 1, name: 'Home' });
  expect(place()).toBe('/main/friends');
  expect(screen.queryByRole('region', { name: 'Log in' })).toBeNull();
});
