import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { applyTheme } from './apply-theme.ts';

let isLight = false;
const listeners = new Set<() => void>();

beforeEach(() => {
  isLight = false;
  vi.stubGlobal('matchMedia', () => ({
    get matches() {
      return isLight;
    },
    addEventListener: (_type: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_type: string, listener: () => void) => listeners.delete(listener),
  }));
});

afterEach(() => vi.unstubAllGlobals());

function switchDevice(toLight: boolean): void {
  isLight = toLight;
  for (const listener of listeners) listener();
}

test('a named theme stays, whatever the device does', () => {
  applyTheme('light');
  switchDevice(false);
  expect(document.documentElement.dataset['theme']).toBe('light');
});

test('"system" follows the device until it is stopped', () => {
  const stop = applyTheme('system');
  expect(document.documentElement.dataset['theme']).toBe('dark');
  switchDevice(true);
  expect(document.documentElement.dataset['theme']).toBe('light');
  stop();
  switchDevice(false);
  expect(document.documentElement.dataset['theme']).toBe('light');
});

test('the frame of the browser takes the colour of the top bar', async () => {
  document.documentElement.style.setProperty('--topBar', '#123456');
  applyTheme('dark');
  applyTheme('light');
  const metas = document.head.getElementsByTagName('meta');
  await expect
    .poll(() => Array.from(metas, ({ name, content }) => `${name}: ${content}`))
    .toEqual(['theme-color: #123456']);
});
