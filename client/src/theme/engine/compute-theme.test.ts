import { describe, expect, test } from 'vitest';
import samples from '../testing/samples/values.json' with { type: 'json' };
import { readSampleThemeSource } from '../testing/read-sample-theme.ts';
import { computeTheme } from './compute-theme.ts';
import { emptyThemeSource } from './theme-source.ts';

const shared = { cRed: '#d31014', cGreen: '#0fa00f', cBlue: '#0095ff', cOrange: '#ffa500' };
const dark = { bg: '#121a24', fg: '#182230', text: '#b9b9ba', link: '#d8a070', ...shared };
const light = { bg: '#f2f4f6', fg: '#dbe0e8', text: '#304055', accent: '#f86f0f', ...shared };

const white = '255,255,255';
const black = '0,0,0';

/** The values that Akkoma-FE computes for two theme sources. */
const known: readonly (readonly [string, Record<string, string>, Record<string, string>])[] = [
  [
    'dark',
    dark,
    {
      wallpaper: '14,21,29',
      profileBg: '9,14,21',
      highlight: '26,38,52',
      selectedMenu: '26,38,52',
      selectedPost: '26,38,52',
      border: '27,38,54',
      icon: '101,105,111',
      highlightIcon: '105,111,119',
      lightText: '236,236,236',
      poll: '97,79,66',
      btnToggled: '58,81,116',
      btnToggledText: white,
      btnDisabled: '19,28,39',
      btnDisabledText: '60,67,75',
      alertErrorText: '185,185,186',
      alertSuccessText: white,
      alertWarningText: white,
      alertNeutralText: white,
      alertPopupErrorText: white,
      alertPopupSuccessText: black,
      alertPopupWarningText: black,
      alertPopupNeutralText: black,
      badgeNotificationText: white,
      pollText: white,
    },
  ],
  [
    'light',
    light,
    {
      link: '248,111,15',
      postLink: '240,103,6',
      fgLink: '240,103,6',
      postGreentext: '94,240,95',
      lightText: '11,14,19',
      border: '212,218,228',
      highlight: '226,231,235',
      btnToggled: '156,170,192',
      poll: '244,190,153',
      alertErrorText: black,
      alertSuccessText: '48,64,85',
      profileBg: '128,136,145',
      wallpaper: '248,249,250',
    },
  ],
];

const numbers = (value: string) => (value.match(/[\d.]+/g) ?? []).map(Number);

/**
 * Returns whether each channel differs by at most one. The opacities must be equal if both have
 * one.
 */
function isClose(one: string, other: string): boolean {
  const [a, b] = [numbers(one), numbers(other)];
  return a.every((part, index) => Math.abs(part - (b[index] ?? Number.NaN)) <= (index < 3 ? 1 : 0));
}

const colorsIn = (text: string) => text.match(/rgba\([^)]*\)/g) ?? [];

/** Returns shadows without their colours. Akkoma-FE writes an empty list in two ways. */
const sizesIn = (text: string) =>
  (text.replaceAll(/\s+,/g, ',').trim() || 'none').replaceAll(/rgba\([^)]*\)/g, 'colour');

test.each(known)(
  'computeTheme: computes the same colours as Akkoma-FE for the %s source',
  (_name, colors, wanted) => {
    const { properties } = computeTheme({ ...emptyThemeSource, colors });
    const off = Object.entries(wanted).flatMap(([slot, value]) => {
      const had = properties[`--${slot}`] ?? '';
      return isClose(value, had) ? [] : [`${slot}: ${had}, not ${value}`];
    });
    expect(off).toEqual([]);
  },
);

describe.each(Object.entries(samples))('computeTheme: sample %s', (name, wanted) => {
  const { properties } = computeTheme(readSampleThemeSource(name));

  test('sets the same colours, radii and fonts as Akkoma-FE', () => {
    const off = Object.entries(wanted).flatMap(([property, value]) => {
      if (property.includes('Shadow')) return [];
      const had = properties[property] ?? '';
      const same = value.startsWith('rgba') ? isClose(value, had) : value === had;
      return same ? [] : [`${property}: ${had}, not ${value}`];
    });
    expect(off).toEqual([]);
  });

  test('sets the same shadows', () => {
    for (const [property, value] of Object.entries(wanted)) {
      if (!property.includes('Shadow')) continue;
      const had = properties[property] ?? '';
      expect(sizesIn(had), property).toBe(sizesIn(value));
      const wantedColors = colorsIn(value);
      const off = colorsIn(had).filter(
        (color, index) => !isClose(wantedColors[index] ?? '', color),
      );
      expect(off, property).toEqual([]);
    }
  });
});
