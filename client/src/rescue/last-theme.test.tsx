import { afterEach, expect, test } from 'vitest';
import { applyLastTheme } from './last-theme.ts';

const root = document.documentElement;

afterEach(() => {
  localStorage.clear();
  root.removeAttribute('style');
  delete root.dataset['theme'];
});

test('applyLastTheme: applies the sheet and the properties of the last visit', () => {
  const properties = { '--bg': '#000010', 'font-size': '120%' };
  localStorage.setItem('theme.last', JSON.stringify({ sheet: 'light', properties }));
  applyLastTheme(window);
  expect(root.dataset['theme']).toBe('light');
  expect(root.style.cssText).toBe('--bg: #000010; font-size: 120%;');
});

test.each([
  ['nothing saved', undefined],
  ['something unreadable', '{'],
  ['another value', '5'],
  ['values of other types', '{"sheet":5,"properties":{"--bg":3}}'],
])('applyLastTheme: does not change the root element if storage contains %s', (_, saved) => {
  if (saved !== undefined) localStorage.setItem('theme.last', saved);
  applyLastTheme(window);
  expect(root.dataset['theme']).toBeUndefined();
  expect(root.style.cssText).toBe('');
});
