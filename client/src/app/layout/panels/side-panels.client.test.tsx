import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { startTestInstance } from '@rookery/instance/testing/start-test-instance.ts';
import type { PartialPreferences } from '#session/preferences/preferences.ts';
import { triggerEndObservers } from '../../testing/mock-layout.ts';
import { renderApp, type RenderAppOptions } from '../../testing/render-app.tsx';

/** Opens a page and waits until all side panels have loaded. */
async function show(options: RenderAppOptions = {}) {
  const app = await renderApp({ path: '/about', ...options });
  await screen.findByRole('heading', { level: 1, name: 'About' });
  await screen.findByRole('button', { name: 'Account menu' });
  const session = app.current.store.getState();
  await act(() => session.instanceLoaded);
  return {
    ...app,
    session,
    set: (changed: PartialPreferences): void =>
      act(() => {
        for (const [key, value] of Object.entries(changed)) {
          // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of PartialPreferences are keys of preferences
          session.preferences.set(key as keyof PartialPreferences, value);
        }
      }),
  };
}

const asMira: RenderAppOptions = { signedInAs: 'mira' };
const panel = () => screen.findByRole('region', { name: 'About this server' });
const noPanel = () =>
  expect(screen.queryByRole('region', { name: 'About this server' })).toBeNull();

/** Starts an instance whose own panel has this HTML. */
const withPanel = (html: string, isOn = true): RenderAppOptions => ({
  instanceOptions: {
    config: {
      panel: html,
      frontends: { pleroma_fe: { showInstanceSpecificPanel: isOn, showFeaturesPanel: true } },
    },
  },
});

describe('InstancePanel [R-SHELL-041]', () => {
  test('shows sanitised HTML to members until they hide it', async () => {
    const { set } = await show({
      ...asMira,
      ...withPanel('<p>Welcome to <b>Canal</b></p><script>bad()</script><img src=x onerror=bad()>'),
    });
    expect((await panel()).textContent).toMatch(/^Welcome to Canal/);
    expect((await panel()).textContent).not.toContain('bad');
    expect((await panel()).querySelector('img, script')).toBeNull();
    set({ hideISP: true });
    noPanel();
  });

  test('is hidden from visitors', async () => {
    await show(withPanel('<p>Welcome</p>'));
    await screen.findByRole('region', { name: 'Features' });
    noPanel();
  });

  test('is hidden if the instance disables it', async () => {
    await show({ ...asMira, ...withPanel('<p>Welcome</p>', false) });
    await screen.findByRole('region', { name: 'You' });
    noPanel();
  });
});

test('FeaturesPanel: shows visitors what the instance offers [R-SHELL-042 R-SHELL-053]', async () => {
  const instance = await startTestInstance({
    world: 'empty',
    config: { suggestions: true, limits: { status: 777, upload: 2_000_000 } },
  });
  for (const name of ['ines', 'jun', 'kai', 'tove']) await instance.as(name);
  instance.instance.database.run('UPDATE accounts SET suggested = 1');
  const { session } = await show({ instance });
  const { info } = session.instance.getState();
  const serverInfo = { ...info.serverInfo, features: new Set(['media_proxy']) };
  act(() => session.instance.setState({ info: { ...info, serverInfo } }));
  const features = within(await screen.findByRole('region', { name: 'Features' }));
  const lines = features.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(lines.join('; ')).toMatch(
    /^Who to follow; Media proxy; Visibility settings for each post; Posts up to 777 characters; Files up to 2 MB$/,
  );
});

test('FeaturesPanel: is hidden if the instance disables it [R-SHELL-042]', async () => {
  await show({
    instanceOptions: { config: { frontends: { pleroma_fe: { showFeaturesPanel: false } } } },
  });
  await screen.findByRole('region', { name: 'Log in' });
  expect(screen.queryByRole('region', { name: 'Features' })).toBeNull();
});

test('WhoToFollowPanel: shows members three suggestions and a link to all [R-SHELL-043 R-SHELL-052 R-CONST-050]', async () => {
  const instance = await startTestInstance({ world: 'empty', config: { suggestions: true } });
  for (const name of ['ines', 'jun', 'kai', 'tove']) await instance.as(name);
  instance.instance.database.run('UPDATE accounts SET suggested = 1');
  const { user, place } = await show({ ...asMira, instance });
  const panelOf = within(
    await waitFor(() => {
      triggerEndObservers();
      return screen.getByRole('region', { name: 'Who to follow' });
    }),
  );
  expect(panelOf.getAllByRole('listitem')).toHaveLength(3);
  await user.click(panelOf.getByRole('link', { name: 'More' }));
  await screen.findByRole('heading', { level: 1, name: 'Who to follow' });
  expect(place()).toBe('/who-to-follow');
});

test('Sidebar: starts with the member’s card and the composer [R-SHELL-040 R-SHELL-051]', async () => {
  await show(asMira);
  const card = within(await screen.findByRole('region', { name: 'You' }));
  card.getByRole('link', { name: /@mira/ });
  await screen.findByRole('form', { name: 'New post' });
});

test('Sidebar: links a visitor to the password reset, and to registration while it is open [R-SHELL-035 R-SHELL-036]', async () => {
  await show();
  const login = within(await screen.findByRole('region', { name: 'Log in' }));
  const forgot = await login.findByRole('link', { name: 'Forgot password?' });
  expect(forgot.getAttribute('href')).toBe('/password-reset');
  expect(login.getByRole('link', { name: 'Create account' }).getAttribute('href')).toBe(
    '/registration',
  );
});

test('Sidebar: has no registration link while registration is closed [R-SHELL-036]', async () => {
  await show({ instanceOptions: { config: { registration: { open: false } } } });
  const login = within(await screen.findByRole('region', { name: 'Log in' }));
  await login.findByRole('link', { name: 'Forgot password?' });
  await waitFor(() => expect(login.queryByRole('link', { name: 'Create account' })).toBeNull());
});

const third = () => screen.queryByRole('complementary');
const notifications = () => screen.findByRole('region', { name: 'Notifications' });

describe('Layout: third column', () => {
  test('shows the notifications, the composer or nothing, by preference [R-SHELL-046 R-SHELL-063]', async () => {
    const { set } = await show({ ...asMira, width: 1280 });
    await notifications();
    expect(third()?.contains(await notifications())).toBe(true);
    set({ thirdColumnMode: 'postform' });
    await waitFor(async () => {
      expect(third()?.contains(screen.getByRole('region', { name: 'You' }))).toBe(true);
      expect(third()?.contains(await notifications())).toBe(false);
    });
    expect(screen.getAllByRole('region', { name: 'You' })).toHaveLength(1);
    set({ thirdColumnMode: 'none' });
    expect(third()).toBeNull();
    await screen.findByRole('region', { name: 'You' });
    await notifications();
  });

  test('is absent below 1280 px, where the sidebar shows the notifications [R-SHELL-063]', async () => {
    await show({ ...asMira, width: 1279 });
    expect(third()).toBeNull();
    await notifications();
  });
});

test('SidePanels: shows other panels in the third column on screens that list notifications', async () => {
  const { go, user, session } = await show({ ...asMira, width: 1280 });
  await notifications();
  await go('/mira/notifications');
  const kinds = within(await screen.findByRole('region', { name: 'Show' }));
  expect(screen.queryByRole('region', { name: 'Notifications' })).toBeNull();
  await user.click(kinds.getByRole('checkbox', { name: 'Likes' }));
  expect(session.preferences.get('notificationVisibility').likes).toBe(false);
  await go('/users/mira/interactions');
  await screen.findByRole('heading', { level: 1, name: 'Interactions' });
  expect(third()).not.toBeNull();
  expect(screen.queryByRole('region', { name: 'Notifications' })).toBeNull();
});
