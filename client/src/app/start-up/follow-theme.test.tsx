import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeArea, type FakeArea } from '#lib/storage/testing/fake-area.ts';
import { createCurrentSession } from '#session/current-session.ts';
import { settingChanges } from '#session/setting-changes.ts';
import { createTestEnvironment, type FaultForRequest } from '#session/testing/test-environment.ts';
import { emptyThemeSource } from '#theme/engine/theme-source.ts';
import { serializeThemeSnapshot, serializeThemeSource } from '#theme/files/write-theme.ts';
import { followTheme } from './follow-theme.ts';
import { registerThemeResetKey } from '#session/appearance/reset-theme.ts';

const root = document.documentElement;
const shownSheet = () => root.dataset['theme'];
const shown = (name: string) => root.style.getPropertyValue(name);

let isLight = false;
let systemChanged = new EventTarget();

beforeEach(() => {
  isLight = false;
  systemChanged = new EventTarget();
  root.removeAttribute('style');
  vi.stubGlobal('matchMedia', () => ({
    get matches() {
      return isLight;
    },
    addEventListener: (type: string, listener: () => void) =>
      systemChanged.addEventListener(type, listener),
  }));
});

afterEach(() => vi.unstubAllGlobals());

const json = (value: unknown) =>
  new Response(JSON.stringify(value), { headers: { 'content-type': 'application/json' } });

const night = ['Night', '#000010', '#101020', '#dddddd', '#88aaff'];

/** Responds with these documents by path. */
const documents =
  (byPath: Readonly<Record<string, unknown>>): FaultForRequest =>
  (request) => {
    const { pathname } = new URL(request.url);
    return Object.hasOwn(byPath, pathname) ? json(byPath[pathname]) : undefined;
  };

async function open(options: { area?: FakeArea; faultOf?: FaultForRequest } = {}) {
  const { world, area, requests, logged } = await createTestEnvironment(options);
  const current = createCurrentSession(world);
  const { preferences, part } = current.store.getState();
  const setUp = () => {
    followTheme({ store: current.store, area: world.area });
    registerThemeResetKey(current.store);
  };
  return { preferences, part, setUp, area, requests, logged };
}

test.each([
  ['dark', false],
  ['light', true],
] as const)(
  'followTheme: on a device in %s mode, applies that mode, else the instance’s theme if there is one, else the user’s choice [R-LOOK-001]',
  async (sheet, isDeviceLight) => {
    isLight = isDeviceLight;
    const { preferences, setUp } = await open();
    setUp();
    expect(shownSheet()).toBe(sheet);
    preferences.setInstanceValues({ theme: 'pleroma-light' });
    expect(shownSheet()).toBe('light');
    preferences.set('theme', 'dark');
    expect(shownSheet()).toBe('dark');
  },
);

test('followTheme: fetches and computes the instance’s own preset and caches it for the next start [R-LOOK-005]', async () => {
  const area = fakeArea();
  const first = await open({ area, faultOf: documents({ '/static/styles.json': { night } }) });
  first.preferences.set('theme', 'night');
  first.setUp();
  expect(shownSheet()).toBe('dark');
  await expect.poll(() => shown('--bg')).toBe('rgba(0, 0, 16, 1)');

  root.removeAttribute('style');
  const second = await open({ area, faultOf: () => 'offline' });
  second.setUp();
  expect(shown('--bg')).toBe('rgba(0, 0, 16, 1)');
});

test('followTheme: fetches a preset by URL, and uses the others if one fails [R-LOOK-005]', async () => {
  const { preferences, setUp } = await open({
    faultOf: documents({
      '/static/styles.json': { broken: '/static/themes/gone.json', night: '/static/themes/n.json' },
      '/static/themes/n.json': {
        _pleroma_theme_version: 2,
        source: { themeEngineVersion: 3, colors: { bg: '#f6f1e7', text: '#222222' } },
      },
    }),
  });
  preferences.set('theme', 'night');
  setUp();
  await expect.poll(shownSheet).toBe('light');
  expect(shown('--bg')).toBe('rgba(246, 241, 231, 1)');
});

test.each([
  ['the instance does not have', { other: night }],
  ['has no colours', { wanted: ['Wanted'] }],
  ['lies on another server', { wanted: 'https://evil.example/static/themes/a.json' }],
])('followTheme: falls back to dark for a theme that %s [R-LOOK-002]', async (_name, styles) => {
  const { preferences, setUp, requests } = await open({
    faultOf: documents({ '/static/styles.json': styles }),
  });
  preferences.set('theme', 'light');
  setUp();
  preferences.set('theme', 'wanted');
  await expect.poll(shownSheet).toBe('dark');
  expect(requests.filter(({ url }) => url.includes('evil'))).toEqual([]);
});

test('followTheme: prefers the user’s own theme, and restores the preset when the own theme is removed', async () => {
  const { preferences, setUp } = await open();
  const source = { ...emptyThemeSource, colors: { bg: '#204060', text: '#ffffff' } };
  preferences.set('theme', 'light');
  preferences.set('customTheme', serializeThemeSnapshot(source));
  preferences.set('customThemeSource', serializeThemeSource(source));
  setUp();
  await expect.poll(() => shown('--bg')).toBe('rgba(32, 64, 96, 1)');
  preferences.set('customTheme', undefined);
  preferences.set('customThemeSource', undefined);
  expect(shown('--bg')).toBe('');
  expect(shownSheet()).toBe('light');
});

test('followTheme: follows the device’s light and dark mode while the page is open', async () => {
  const { preferences, setUp } = await open({
    faultOf: documents({ '/static/styles.json': { night } }),
  });
  preferences.set('themeInDark', 'night');
  setUp();
  await expect.poll(() => shown('--bg')).toBe('rgba(0, 0, 16, 1)');
  isLight = true;
  systemChanged.dispatchEvent(new Event('change'));
  expect(shownSheet()).toBe('light');
  expect(shown('--bg')).toBe('');
});

test('followTheme: derives the whole theme from the accent colour', async () => {
  const { preferences, setUp } = await open();
  preferences.set('accentColor', '#ff2288');
  setUp();
  await expect.poll(() => shown('--accent')).toBe('rgba(255, 34, 136, 1)');
  expect(shown('--bg')).not.toBe('');
  preferences.set('accentColor', undefined);
  expect(shown('--accent')).toBe('');
});

test('followTheme: applies and removes sizes and corner radii over any theme', async () => {
  const { preferences, setUp } = await open();
  setUp();
  preferences.set('roundness', 0);
  preferences.set('textSize', 150);
  expect(shown('--panelRadius')).toBe('0px');
  expect(shown('font-size')).toBe('150%');
  preferences.set('roundness', undefined);
  preferences.set('textSize', undefined);
  expect(root.getAttribute('style') ?? '').toBe('');
});

test('followTheme: applies a previewed theme, and removes it', async () => {
  const { part, setUp } = await open();
  setUp();
  part(settingChanges).setState({
    previewedTheme: { sheet: 'light', properties: { '--bg': '#eeffee' } },
  });
  expect(shownSheet()).toBe('light');
  expect(shown('--bg')).toBe('#eeffee');
  part(settingChanges).setState({ previewedTheme: undefined });
  expect(shownSheet()).toBe('dark');
  expect(shown('--bg')).toBe('');
});

test('followTheme: saves the applied theme for the first paint of the next visit', async () => {
  const area = fakeArea();
  const { preferences, part, setUp } = await open({ area });
  root.style.setProperty('--faint', 'gray');
  setUp();
  expect(shown('--faint')).toBe('');
  preferences.set('theme', 'light');
  preferences.set('textSize', 150);
  part(settingChanges).setState({ previewedTheme: { sheet: 'dark', properties: {} } });
  const saved: unknown = JSON.parse(area.getItem('theme.last') ?? '');
  expect(saved).toEqual({ sheet: 'light', properties: { 'font-size': '150%' } });
});

test('registerThemeResetKey: resets an illegible theme', async () => {
  const { preferences, setUp } = await open();
  const source = { ...emptyThemeSource, colors: { bg: '#808080', text: '#808080' } };
  preferences.set('customThemeSource', serializeThemeSource(source));
  preferences.set('textSize', 200);
  setUp();
  await expect.poll(() => shown('--text')).toBe('rgba(128, 128, 128, 1)');
  window.dispatchEvent(
    new KeyboardEvent('keydown', { code: 'KeyT', altKey: true, shiftKey: true }),
  );
  expect(root.getAttribute('style') ?? '').toBe('');
  expect(shownSheet()).toBe('dark');
});
