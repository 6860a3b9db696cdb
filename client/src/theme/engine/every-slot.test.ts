import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import samples from '../testing/samples/values.json' with { type: 'json' };
import {
  deriveReference,
  type ReferenceColor,
  type ReferenceSource,
} from '../testing/derive-reference.ts';
import { readSampleThemeFile } from '../testing/read-sample-theme.ts';
import {
  preferredThemeSource,
  readStylesEntry,
  readThemeDocument,
  type ReadThemeResult,
} from '../files/read-theme.ts';
import { cssColor } from './color.ts';
import { computeTheme } from './compute-theme.ts';
import { colorSlotNames } from './slot-names.ts';

const signals = { cRed: '#d31014', cGreen: '#0fa00f', cBlue: '#0095ff', cOrange: '#ffa500' };
const night = { bg: '#121a24', fg: '#182230', text: '#b9b9ba', accent: '#d8a070', ...signals };

const sourceOfFile = v.object({
  source: v.object({
    colors: v.record(v.string(), v.string()),
    opacity: v.record(v.string(), v.number()),
  }),
});

const one = (color: string) => ({ bg: color, fg: color, text: color, accent: color });
const all = (color: string) => ({
  ...one(color),
  cRed: color,
  cGreen: color,
  cBlue: color,
  cOrange: color,
});

const seeThrough = Object.fromEntries(
  ['panel', 'btn', 'input', 'popover', 'border', 'poll', 'alertError', 'faint', 'underlay'].map(
    (slot) => [slot, 'transparent'],
  ),
);

/**
 * Theme sources in the format of engine version 3, which the independent reference implementation
 * can read.
 */
const sources: Readonly<Record<string, ReferenceSource>> = {
  dark: { colors: night },
  light: {
    colors: { bg: '#f2f4f6', fg: '#dbe0e8', text: '#304055', link: '#f86f0f', ...signals },
  },
  'black for such screens': {
    colors: { bg: '#000000', fg: '#111111', text: '#b0b0b1', accent: '#d8a070', ...signals },
  },
  'low contrast': {
    colors: { bg: '#808080', fg: '#8a8a8a', text: '#757575', accent: '#7a8a7a', ...signals },
  },
  'a background between light and dark': {
    colors: { bg: '#bcbcbc', fg: '#bbbcbd', text: '#222222', accent: '#004488', ...signals },
  },
  'white on white': { colors: all('#ffffff') },
  'black on black': { colors: all('#000000') },
  'one colour only': { colors: all('#c04080') },
  'the four that a theme needs': { colors: one('#2e5c8a') },
  'loud colours': {
    colors: { bg: '#ff0000', fg: '#00ff00', text: '#0000ff', accent: '#ffff00', ...signals },
  },
  'transparent surfaces': { colors: { ...night, ...seeThrough } },
  'little opacity everywhere': {
    colors: night,
    opacity: {
      bg: 0.4,
      underlay: 0.9,
      faint: 0.2,
      profileTint: 0.1,
      popover: 0.3,
      border: 0.6,
      panel: 0.2,
      btn: 0.1,
      input: 0.05,
      alert: 0.15,
      alertPopup: 0.25,
    },
  },
  'no opacity at all': {
    colors: night,
    opacity: { panel: 0, btn: 0, input: 0, alert: 0, border: 0, popover: 0 },
  },
  'colours that name others': {
    colors: {
      ...night,
      topBar: '--fg,10',
      highlight: '--accent,-20',
      border: '--text,5',
      btn: '--bg,3',
      panel: '--btn,-4',
      popover: '--panel',
      btnText: '--accent,15',
      icon: '--link,30',
    },
  },
  'texts that are given': {
    colors: {
      ...night,
      fgText: '#202020',
      btnText: '#101010',
      panelText: '#333333',
      inputText: '#404040',
      lightText: '#555555',
      postLink: '#113355',
      topBarText: '#0a0a0a',
      faint: '#123123',
    },
  },
};

/**
 * Returns whether each channel differs by at most one. The colour of a fully transparent slot is
 * ignored.
 */
function isNear(had: ReferenceColor, wanted: ReferenceColor): boolean {
  if (Math.abs(had[3] - wanted[3]) > 1e-9) return false;
  return had[3] === 0 || [0, 1, 2].every((at) => Math.abs((had[at] ?? 0) - (wanted[at] ?? 0)) <= 1);
}

const numbers = (css: string): ReferenceColor => {
  const [red = 0, green = 0, blue = 0, alpha = 1] = (css.match(/[\d.]+/g) ?? []).map(Number);
  return [red, green, blue, alpha];
};

const cut = ([red, green, blue, alpha]: ReferenceColor) =>
  numbers(cssColor({ red, green, blue, alpha }));

/** Returns the slots whose values differ, with both values. */
function apart(source: ReferenceSource, properties: Readonly<Record<string, string>>): string[] {
  const wanted = deriveReference(source);
  return [...wanted].flatMap(([slot, color]) => {
    const had = numbers(properties[`--${slot}`] ?? '');
    return isNear(had, cut(color))
      ? []
      : [`${slot}: ${had.join(',')}, not ${cut(color).join(',')}`];
  });
}

const compute = ({ colors, opacity = {} }: ReferenceSource) =>
  computeTheme({ colors, opacity, radii: {}, fonts: {}, shadows: {} }).properties;

function computeRead(read: ReadThemeResult): Readonly<Record<string, string>> {
  const source = 'theme' in read ? preferredThemeSource(read.theme) : undefined;
  if (!source) throw new Error('This is no theme');
  return computeTheme(source).properties;
}

const sampleColors: Readonly<Record<string, Readonly<Record<string, string>>>> = samples;

test.each(Object.keys(samples))('deriveReference: agrees with the sample %s', (name) => {
  const source = v.parse(sourceOfFile, JSON.parse(readSampleThemeFile(name))).source;
  expect(apart(source, sampleColors[name] ?? {})).toEqual([]);
});

describe.each(Object.entries(sources))('deriveColors: %s', (_name, source) => {
  test('derives the same 120 colours as the reference derivation', () => {
    expect(deriveReference(source).size).toBe(colorSlotNames.length);
    expect(apart(source, compute(source))).toEqual([]);
  });
});

/**
 * Themes in the formats of older versions, each with an equivalent source in the current format.
 */
const older: readonly (readonly [string, ReadThemeResult, ReferenceSource])[] = [
  [
    'a list of styles.json',
    readStylesEntry(['old', '#272822', '#383830', '#f8f8f2', '#f92672', '#f92673', '#a6e22e']),
    {
      colors: {
        bg: '#272822',
        fg: '#383830',
        text: '#f8f8f2',
        link: '#f92672',
        cRed: '#f92673',
        cGreen: '#a6e22e',
        cBlue: '#0000ff',
        cOrange: '#e3ff00',
      },
    },
  ],
  [
    'a file of version 1',
    readThemeDocument({
      _pleroma_theme_version: 1,
      colors: { bg: '#fdf6e3', fg: '#586e75', btn: '#eee8d5', link: '#268bd2', ...signals },
    }),
    {
      colors: { bg: '#fdf6e3', text: '#586e75', fg: '#eee8d5', link: '#268bd2', ...signals },
    },
  ],
  [
    'a file of version 2',
    readThemeDocument({
      _pleroma_theme_version: 2,
      theme: {
        colors: { ...night, lightBg: '#334455', btnText: '#ddeeff' },
        opacity: { panel: 0.4, faint: 0.7 },
      },
    }),
    {
      colors: {
        ...night,
        highlight: '#334455',
        btnText: '#ddeeff',
        btnPanelText: '#ddeeff',
        btnTopBarText: '#ddeeff',
      },
      opacity: { panel: 0.4, faint: 0.7 },
    },
  ],
];

test.each(older)(
  'readThemeFile: %s has the colours that the rules of its version give',
  (_name, read, source) => {
    expect(apart(source, computeRead(read))).toEqual([]);
  },
);
