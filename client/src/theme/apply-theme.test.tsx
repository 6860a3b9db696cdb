import { beforeEach, expect, test } from 'vitest';
import { applyTheme } from './apply-theme.ts';

const root = document.documentElement;

beforeEach(() => root.removeAttribute('style'));

test('applyTheme: sets the sheet and the properties of a theme, and removes those of the theme before', () => {
  const night = { sheet: 'dark', properties: { '--bg': '#000001', '--text': '#fffffe' } } as const;
  applyTheme(night);
  expect(root.dataset['theme']).toBe('dark');
  expect(root.style.getPropertyValue('--bg')).toBe('#000001');
  applyTheme({ sheet: 'light', properties: { '--bg': '#fffffe' } }, night);
  expect(root.dataset['theme']).toBe('light');
  expect(root.style.getPropertyValue('--bg')).toBe('#fffffe');
  expect(root.style.getPropertyValue('--text')).toBe('');
});

test('applyTheme: sets theme-color to the colour of the top bar', async () => {
  applyTheme({ sheet: 'dark', properties: { '--topBar': '#123456' } });
  applyTheme({ sheet: 'light', properties: { '--topBar': '#123456' } });
  const metas = document.head.getElementsByTagName('meta');
  await expect
    .poll(() => Array.from(metas, ({ name, content }) => `${name}: ${content}`))
    .toEqual(['theme-color: #123456']);
});
