import { expect, test } from 'vitest';
import { black, contrastIgnoringOpacity, parseColor } from './engine/color.ts';
import { emptyThemeSource } from './engine/theme-source.ts';
import { computeThemeStyles } from './compute-theme-styles.ts';

test('computeThemeStyles: returns legible text colours for any theme [R-LOOK-003]', () => {
  const colors = {
    bg: '#121a24',
    text: '#b9b9ba',
    accent: '#20304a',
    cRed: '#600000',
    cBlue: '#000080',
  };
  const { sheet, properties } = computeThemeStyles({ ...emptyThemeSource, colors });
  expect(sheet).toBe('dark');
  const ground = parseColor(colors.bg) ?? black;
  for (const slot of ['cRed', 'cGreen', 'cBlue', 'cOrange']) {
    const color = parseColor(properties[`--${slot}Text`] ?? '') ?? ground;
    expect(contrastIgnoringOpacity(color, ground)).toBeGreaterThanOrEqual(4.5);
  }
  expect(properties['--accentText']).toBe('rgba(255, 255, 255, 1)');
});

test('computeThemeStyles: returns a link colour that is legible on the wallpaper', () => {
  const colors = { bg: '#ffffff', text: '#000000', accent: '#10288a', wallpaper: '#1f7f80' };
  const { properties } = computeThemeStyles({ ...emptyThemeSource, colors });
  const link = parseColor(properties['--wallpaperLink'] ?? '') ?? black;
  expect(
    contrastIgnoringOpacity(link, parseColor(colors.wallpaper) ?? black),
  ).toBeGreaterThanOrEqual(4.5);
});

test('computeThemeStyles: uses the light sheet for a bright background', () => {
  expect(computeThemeStyles({ ...emptyThemeSource, colors: { bg: '#f6f1e7' } }).sheet).toBe(
    'light',
  );
});
