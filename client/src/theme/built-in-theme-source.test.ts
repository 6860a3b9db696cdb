import { expect, test } from 'vitest';
import { computeTheme } from './engine/compute-theme.ts';
import { builtInThemeSource } from './built-in-theme-source.ts';
import { presets } from './presets.ts';
import { readCustomProperties } from './testing/read-css.ts';

const selectors = { dark: ":root, :root[data-theme='dark']", light: ":root[data-theme='light']" };

/** Converts a colour or a size in any notation to one that can be compared. */
function normal(value: string): string {
  const hex = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(value);
  if (hex)
    return `${hex
      .slice(1)
      .map((part) => Number.parseInt(part, 16))
      .join(' ')} 1`;
  return (value.match(/-?[\d.]+|[a-z-]+/gi) ?? [value])
    .filter((part) => !/^rgba?$|^px$/.test(part))
    .join(' ')
    .replaceAll(/ px/g, '');
}

test.each(presets)(
  'builtInThemeSource: returns a source from which the engine computes the values of the $id sheet',
  ({ id }) => {
    const { properties } = computeTheme(builtInThemeSource(id));
    const sheet = readCustomProperties(`presets/${id}.css`, selectors[id]);
    const off = [...sheet].flatMap(([name, value]) => {
      if (name.endsWith('Shadow') && value !== 'none') return [];
      const had = properties[name] ?? '';
      return normal(had) === normal(value) ? [] : [`${name}: ${had}, not ${value}`];
    });
    expect(off).toEqual([]);
  },
);

test('builtInThemeSource: returns a source from which the engine computes the shadow of the sheet', () => {
  const { properties } = computeTheme(builtInThemeSource('dark'));
  expect(properties['--popupShadow']).toBe('0px 10px 34px 0px rgba(0, 0, 0, 0.5)');
});
