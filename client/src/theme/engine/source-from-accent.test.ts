import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { black, contrastIgnoringOpacity, parseColor } from './color.ts';
import { computeTheme } from './compute-theme.ts';
import { colorsFromAccent, nearestReadableColor } from './source-from-accent.ts';
import { emptyThemeSource } from './theme-source.ts';

const anyHex = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

test.each(['dark', 'light'] as const)(
  'colorsFromAccent: derives a %s theme with legible texts from any colour',
  (kind) => {
    fc.assert(
      fc.property(anyHex, (accent) => {
        const { colors, isDark } = computeTheme({
          ...emptyThemeSource,
          colors: colorsFromAccent(accent, kind),
        });
        expect(isDark).toBe(kind === 'dark');
        for (const text of [colors.text, colors.accent, colors.link, colors.postLink])
          expect(contrastIgnoringOpacity(text, colors.bg)).toBeGreaterThanOrEqual(4.5);
      }),
    );
  },
);

test('nearestReadableColor: changes a colour as little as necessary [R-LOOK-004]', () => {
  expect(nearestReadableColor('#000000', '#ffffff')).toBe('#ffffff');
  fc.assert(
    fc.property(anyHex, anyHex, (ground, text) => {
      const mended = parseColor(nearestReadableColor(ground, text)) ?? black;
      const under = parseColor(ground) ?? black;
      expect(contrastIgnoringOpacity(mended, under)).toBeGreaterThanOrEqual(4.5);
    }),
  );
});

/* The contrast ratios of these colours with white are 4.54 and 4.48. */
test('nearestReadableColor: does not change a colour with a contrast of 4.5, and raises a lower contrast [R-CONST-051]', () => {
  expect(nearestReadableColor('#ffffff', '#767676')).toBe('#767676');
  expect(nearestReadableColor('#ffffff', '#777777')).not.toBe('#777777');
});

test.each(['#000000', '#808080', '#ffffff', 'no colour', ''])(
  'colorsFromAccent: derives grey surfaces from “%s”',
  (accent) => {
    for (const kind of ['dark', 'light'] as const) {
      const { bg, fg, text, wallpaper } = colorsFromAccent(accent, kind);
      for (const color of [bg, fg, text, wallpaper]) expect(color).toMatch(/^#(..)\1\1$/);
    }
  },
);
