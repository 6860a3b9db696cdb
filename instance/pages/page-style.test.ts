import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pageStyle } from './page-style.ts';

const preset = (name: string): string =>
  readFileSync(new URL(`../../client/src/theme/presets/${name}.css`, import.meta.url), 'utf8');

const colours = Array.from(
  pageStyle.text.matchAll(/--(\w+):light-dark\((#\w+),(#\w+)\)/g),
  ([, slot = '', light = '', dark = '']) => ({ slot, light, dark }),
);

test('pageStyle: contains colours of the client', () => {
  expect(colours.length).toBeGreaterThan(8);
});

test.each(colours)('pageStyle: --$slot is that of the client’s themes', ({ slot, light, dark }) => {
  expect(preset('light')).toContain(`--${slot}: ${light};`);
  expect(preset('dark')).toContain(`--${slot}: ${dark};`);
});
