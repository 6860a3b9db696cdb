import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { black, type Color, contrastIgnoringOpacity, white } from './color.ts';
import { computeTheme } from './compute-theme.ts';
import { backgroundsOf } from './derive-colors.ts';
import { alphaGroups, colorSlotNames } from './slot-names.ts';
import { slotRules } from './slot-rules.ts';
import { emptyThemeSource, type ThemeSource } from './theme-source.ts';

const sources: readonly (readonly [string, Partial<ThemeSource>])[] = [
  ['nothing at all', {}],
  ['one dark colour', { colors: { bg: '#101820' } }],
  ['one light colour', { colors: { bg: '#fafafa' } }],
  ['an accent alone', { colors: { accent: '#e91e63' } }],
  ['text like its background', { colors: { bg: '#777777', fg: '#787878', text: '#797979' } }],
  ['a middle grey', { colors: { bg: '#7f7f7f', text: '#ffffff', link: '#000000' } }],
  ['a transparent background', { colors: { bg: 'transparent', text: '#222222' } }],
  ['transparent surfaces', { colors: { bg: '#002b36', panel: 'transparent', btn: 'transparent' } }],
  [
    'all transparent',
    { colors: { bg: '#fdf6e3' }, opacity: { bg: 0, panel: 0, btn: 0, input: 0 } },
  ],
  ['a circle of references', { colors: { bg: '--fg', fg: '--text,5', text: '--bg' } }],
  ['a slot that stands for itself', { colors: { bg: '#123456', btn: '--btn,10' } }],
  [
    'link and accent by each other',
    { colors: { bg: '#eeeeee', link: '--accent', accent: '--link' } },
  ],
  ['loud colours', { colors: { bg: '#ff00ff', fg: '#00ff00', text: '#ffff00', link: '#00ffff' } }],
];

const isSame = (one: Color, other: Color) =>
  Math.max(
    Math.abs(one.red - other.red),
    Math.abs(one.green - other.green),
    Math.abs(one.blue - other.blue),
  ) < 1e-6;

/** Returns the derived text colours that are not legible and neither black nor white. */
function illegible(given: Partial<ThemeSource>): string[] {
  const source = { ...emptyThemeSource, ...given };
  const { colors } = computeTheme(source);
  const backgrounds = backgroundsOf(source);
  return colorSlotNames.filter((slot) => {
    const { text } = slotRules[slot];
    if (!text || text === 'hue' || source.colors[slot] !== undefined) return false;
    const color = colors[slot];
    return (
      contrastIgnoringOpacity(color, backgrounds[slot]) < 4.5 - 1e-9 &&
      !isSame(color, black) &&
      !isSame(color, white)
    );
  });
}

describe.each(sources)('deriveColors: a theme of %s', (_name, given) => {
  test('has every colour with channels in range', () => {
    const { colors } = computeTheme({ ...emptyThemeSource, ...given });
    expect(Object.keys(colors)).toHaveLength(120);
    for (const { red, green, blue, alpha } of Object.values(colors)) {
      for (const channel of [red, green, blue]) expect(channel).toSatisfy(isChannel);
      expect(alpha).toSatisfy((value: number) => value >= 0 && value <= 1);
    }
  });

  test('derives texts that are legible, or black or white [R-CONST-051]', () => {
    expect(illegible(given)).toEqual([]);
  });
});

const isChannel = (value: number) => value >= -1e-6 && value <= 255 + 1e-6;

const roots = ['bg', 'fg', 'text', 'accent', 'cRed', 'cGreen', 'cBlue', 'cOrange'] as const;
const others = colorSlotNames.filter((slot) => slotRules[slot].from.length > 0 && slot !== 'link');

const plainColor = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

const anyColor = fc.oneof(
  plainColor,
  fc.constant('transparent'),
  fc
    .tuple(fc.constantFrom(...roots), fc.integer({ min: -100, max: 100 }))
    .map(([slot, points]) => `--${slot},${points}`),
);

const pick = <T>(keys: readonly string[], value: fc.Arbitrary<T>) =>
  fc.dictionary(fc.constantFrom(...keys), value, { maxKeys: 12, noNullPrototype: true });

test('deriveColors: derives texts that are legible, or black or white, for any source [R-CONST-051]', () => {
  fc.assert(
    fc.property(
      pick(roots, plainColor),
      pick(others, anyColor),
      pick(Object.keys(alphaGroups), fc.double({ min: 0, max: 1, noNaN: true })),
      (given, refined, opacity) => {
        expect(illegible({ colors: { ...refined, ...given }, opacity })).toEqual([]);
      },
    ),
  );
});

test('deriveColors: derives link from accent, and accent from link, if only one is set', () => {
  const fromLink = computeTheme({
    ...emptyThemeSource,
    colors: { bg: '#101010', link: '#ff8800' },
  });
  const fromAccent = computeTheme({
    ...emptyThemeSource,
    colors: { bg: '#101010', accent: '#ff8800' },
  });
  expect(fromLink.properties['--accent']).toBe('rgba(255, 136, 0, 1)');
  expect(fromAccent.properties).toEqual(fromLink.properties);
});
