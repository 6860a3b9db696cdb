import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { computeTheme } from '../engine/compute-theme.ts';
import { readSampleThemeFile, readSampleThemeSource } from '../testing/read-sample-theme.ts';
import {
  preferredThemeSource,
  readStylesEntry,
  readThemeFile,
  type ThemeReadError,
} from './read-theme.ts';
import { writeThemeFile } from './write-theme.ts';

const colors = { bg: '#101418', fg: '#1a2128', text: '#d5dbe1', link: '#5aa9e6' };

function used(document: unknown) {
  const read = readThemeFile(JSON.stringify(document));
  return 'theme' in read ? preferredThemeSource(read.theme) : read.refusal;
}

test('readThemeFile: reads fg as text and btn as fg in version 1 [R-LOOK-006]', () => {
  const source = used({
    _pleroma_theme_version: 1,
    colors: { ...colors, fg: '#ffffff', btn: '#333333' },
  });
  expect(source).toMatchObject({ colors: { bg: '#101418', text: '#ffffff', fg: '#333333' } });
});

test('readThemeFile: reads the old slot names in files without an engine version [R-LOOK-006]', () => {
  const theme = {
    colors: { ...colors, lightBg: '#222222', btnText: '#eeeeee' },
    radii: { btnRadius: '7', panel: 12 },
    opacity: { panel: '0.5' },
    shadows: { panel: [{ x: '1', color: '--panel', alpha: 1 }] },
  };
  expect(used({ _pleroma_theme_version: 2, theme })).toMatchObject({
    colors: {
      highlight: '#222222',
      btnText: '#eeeeee',
      btnPanelText: '#eeeeee',
      btnTopBarText: '#eeeeee',
    },
    radii: { btn: 7, panel: 12 },
    shadows: { panel: [{ x: 1, alpha: 0.5 }] },
  });
});

const source = { themeEngineVersion: 3, colors };
const snapshot = { themeEngineVersion: 3, colors: { ...colors, bg: '#000000' } };
const old = { ...source, themeEngineVersion: 2 };

test.each([
  ['its source', { source, theme: snapshot }, '#101418'],
  [
    'its snapshot, where the source is made for other rules',
    { source: old, theme: snapshot },
    '#000000',
  ],
  ['its source, where nothing else is there', { source: old }, '#101418'],
  ['its snapshot, where nothing else is there', { theme: snapshot }, '#000000'],
])('readThemeFile: reads from a file %s', (_name, parts, bg) => {
  expect(used({ _pleroma_theme_version: 2, ...parts })).toMatchObject({ colors: { bg } });
});

test.each<[string, string, ThemeReadError]>([
  ['cut off', readSampleThemeFile('heron').slice(0, -3), 'notJson'],
  ['a page', '<!doctype html><p>no</p>', 'notJson'],
  ['a list', '[]', 'notTheme'],
  ['a settings backup', '{"_pleroma_settings_version":[1,0]}', 'notTheme'],
  ['of a later version', '{"_pleroma_theme_version":3,"source":{}}', 'otherVersion'],
  ['of no version', '{"_pleroma_theme_version":"x","source":{}}', 'otherVersion'],
  ['empty', '{"_pleroma_theme_version":2}', 'empty'],
  ['without a valid entry', '{"_pleroma_theme_version":2,"source":{"colors":{"bg":7}}}', 'empty'],
  ['ten megabytes long', ' '.repeat(10_000_000), 'tooLarge'],
])(
  'readThemeFile: returns the reason of refusal for a file that is %s [R-SET-018]',
  (_name, text, refusal) => {
    expect(readThemeFile(text)).toEqual({ refusal });
  },
);

test('readThemeFile: returns a theme or a refusal for any damaged file [R-SET-018]', () => {
  const text = readSampleThemeFile('knots');
  const cut = fc.nat(text.length);
  fc.assert(
    fc.property(cut, cut, fc.string(), (from, length, put) => {
      const read = readThemeFile(text.slice(0, from) + put + text.slice(from + length));
      const part = 'theme' in read ? preferredThemeSource(read.theme) : undefined;
      if (part) expect(Object.keys(computeTheme(part).properties)).toHaveLength(162);
      else expect(read).toHaveProperty('refusal');
    }),
  );
});

test('readThemeFile: returns a theme or a refusal for any value in place of a part [R-SET-018]', () => {
  const anyParts = fc.record({
    colors: fc.oneof(fc.anything(), fc.record({ bg: fc.anything(), text: fc.anything() })),
    radii: fc.oneof(fc.anything(), fc.record({ btn: fc.anything() })),
    opacity: fc.record({ bg: fc.anything() }),
    fonts: fc.record({ post: fc.anything() }),
    shadows: fc.record({ panel: fc.oneof(fc.anything(), fc.array(fc.anything())) }),
  });
  fc.assert(
    fc.property(anyParts, (parts) => {
      const read = readThemeFile(
        JSON.stringify({ _pleroma_theme_version: 2, source: parts }) ?? '',
      );
      const part = 'theme' in read ? preferredThemeSource(read.theme) : undefined;
      if (part) computeTheme(part);
      else expect(read).toHaveProperty('refusal');
    }),
  );
});

test('readThemeFile: ignores a font with a function call', () => {
  const fonts = { post: { family: 'url(//evil.example)' }, input: { family: 'Georgia, serif' } };
  expect(used({ _pleroma_theme_version: 2, source: { ...source, fonts } })).toMatchObject({
    fonts: { input: 'Georgia, serif' },
  });
});

test.each(['heron', 'linen', 'glass', 'knots'])(
  'writeThemeFile: writes the theme %s so that readThemeFile returns the same source',
  (name) => {
    const before = readSampleThemeSource(name);
    const read = readThemeFile(writeThemeFile(before, name));
    expect(read).toMatchObject({ theme: { name, source: before, isSourceForeign: false } });
  },
);

test('serializeThemeSnapshot: returns a snapshot with the colours that the engine computes from the source', () => {
  const before = readSampleThemeSource('linen');
  const read = readThemeFile(writeThemeFile(before, 'linen'));
  const part = 'theme' in read ? read.theme.snapshot : undefined;
  expect(part && computeTheme(part).properties).toMatchObject({
    '--bg': 'rgba(246, 241, 231, 1)',
    '--link': 'rgba(138, 75, 42, 1)',
    '--input': 'rgba(230, 220, 200, 0.5)',
  });
});

test('readStylesEntry: reads a list of colours or a theme [R-LOOK-005]', () => {
  const list = [
    'Night',
    '#000000',
    '#111111',
    '#dddddd',
    '#88aaff',
    '#ff0000',
    '#00ff00',
    '#0000ff',
    '#ffaa00',
  ];
  expect(readStylesEntry(list)).toMatchObject({
    theme: {
      name: 'Night',
      source: { colors: { bg: '#000000', link: '#88aaff', cOrange: '#ffaa00' } },
    },
  });
  expect(readStylesEntry(['Night', '#000000'])).toEqual({ refusal: 'notTheme' });
  expect(readStylesEntry({ _pleroma_theme_version: 2, source })).toMatchObject({
    theme: { source: { colors } },
  });
  expect(readStylesEntry('/static/night.json')).toEqual({ refusal: 'notTheme' });
});

/** Returns the parts of a theme source after reading, and again after writing and reading it. */
function readAndWritten(parts: Readonly<Record<string, unknown>>) {
  const read = used({ _pleroma_theme_version: 2, source: { ...source, ...parts } });
  if (typeof read !== 'object') throw new Error('no theme');
  const written: unknown = JSON.parse(writeThemeFile(read, 'x'));
  return { read, written, properties: computeTheme(read).properties };
}

test.each([
  ['the text "0"', '0', '0px', '0'],
  ['the text "0.0"', '0.0', '0px', '0'],
  ['the text "7"', '7', '7px', 7],
  ['a text below 0', '-3', '0px', '0'],
  ['a number below 0', -3, '0px', '0'],
  ['the number 0', 0, '10px', 0],
  ['a number', 12.5, '12.5px', 12.5],
  ['a large number', 9999, '9999px', 9999],
  ['an empty text', '', '10px', undefined],
  ['null', null, '10px', undefined],
])(
  'readThemeFile: reads, writes and applies a radius of %s [R-LOOK-007]',
  (_, panel, css, expected) => {
    const { written, properties } = readAndWritten({ radii: { panel } });
    expect(properties['--panelRadius']).toBe(css);
    expect(written).toHaveProperty(
      'source.radii',
      expected === undefined ? {} : { panel: expected },
    );
    expect(written).toHaveProperty('theme.radii.panel', expected ?? 10);
  },
);

test.each([
  [{ x: -2200, y: 0, blur: 0, spread: -2000 }],
  [{ x: '-2200', y: '3', blur: '300', spread: '2000' }],
  [{ x: 0.5, y: -101, blur: 201, spread: 101 }],
])('readThemeFile: reads and writes the lengths of the shadow %j [R-LOOK-008]', (lengths) => {
  const numbers = Object.fromEntries(
    Object.entries(lengths).map(([key, one]) => [key, Number(one)]),
  );
  const { written, properties } = readAndWritten({ shadows: { panelHeader: [lengths] } });
  expect(written).toHaveProperty('source.shadows.panelHeader.0', expect.objectContaining(numbers));
  const { x, y, blur, spread } = numbers;
  expect(properties['--panelHeaderShadow']).toBe(
    `${x}px ${y}px ${blur}px ${spread}px rgba(0, 0, 0, 1)`,
  );
});

test('readThemeFile: reads every shadow of a long list [R-LOOK-008]', () => {
  const list = Array.from({ length: 120 }, (_, x) => ({ x, y: 1, blur: 0, spread: 0 }));
  const { written } = readAndWritten({ shadows: { panelHeader: list } });
  expect(written).toHaveProperty('source.shadows.panelHeader.length', 120);
});

test('readThemeFile: reads a transparent shadow or badge as transparent [R-LOOK-009]', () => {
  const { written, properties } = readAndWritten({
    colors: { ...colors, badgeNotification: 'transparent', topBar: 'transparent' },
    shadows: { popup: [{ x: 1, y: 2, blur: 3, spread: 0, color: 'transparent', alpha: 0.5 }] },
  });
  expect(properties['--popupShadow']).toBe('1px 2px 3px 0px rgba(0, 0, 0, 0)');
  expect(properties['--popupShadowFilter']).toBe('drop-shadow(1px 2px 1.5px rgba(0, 0, 0, 0))');
  for (const slot of ['--badgeNotification', '--topBar'])
    expect(properties[slot]).toMatch(/, 0\)$/);
  for (const part of ['source', 'theme'])
    for (const slot of ['badgeNotification', 'topBar'])
      expect(written).toHaveProperty(`${part}.colors.${slot}`, 'transparent');
  expect(written).toHaveProperty('source.shadows.popup.0.color', 'transparent');
});

test.each([
  ['six digits without #', '0A1B2C', '#0A1B2C'],
  ['channels', { r: 10, g: 27, b: 44 }, '#0a1b2c'],
  ['channels with fractions', { r: 10.9, g: 27.2, b: 44.5 }, '#0a1b2c'],
  ['channels as texts', { r: '10', g: '27', b: '44' }, '#0a1b2c'],
  ['channels with an opacity', { r: 10, g: 27, b: 44, a: 0.5 }, '#0a1b2c'],
  ['channels out of bounds', { r: -5, g: 300, b: 44 }, '#00ff2c'],
  ['a slot with a fraction', '--text,.5', '--text,.5'],
])('readThemeFile: reads a colour written as %s [R-LOOK-010]', (_, written, fg) => {
  for (const part of ['source', 'theme'])
    expect(
      used({
        _pleroma_theme_version: 2,
        [part]: { ...source, colors: { ...colors, fg: written } },
      }),
    ).toMatchObject({ colors: { fg } });
  const shadows = { panel: [{ x: 1, y: 1, blur: 1, spread: 1, color: written }] };
  expect(readAndWritten({ shadows }).read).toMatchObject({ shadows: { panel: [{ color: fg }] } });
});

test.each([[{ r: 1, g: 2 }], [{ r: 'x', g: 1, b: 1 }], ['0A1B2'], ['red'], [[1, 2, 3]]])(
  'readThemeFile: ignores the invalid colour %j [R-LOOK-010]',
  (fg) => {
    const read = used({
      _pleroma_theme_version: 2,
      source: { ...source, colors: { ...colors, fg } },
    });
    expect(read).not.toHaveProperty('colors.fg');
  },
);

test('readStylesEntry: reads entries without # and without a version [R-LOOK-010]', () => {
  expect(readStylesEntry(['x', '0A1B2C', '111111', 'dddddd', '88aaff'])).toMatchObject({
    theme: { name: 'x', source: { colors: { bg: '#0A1B2C', link: '#88aaff' } } },
  });
  expect(readStylesEntry({ name: 'Night', theme: { colors } })).toMatchObject({
    theme: { name: 'Night', snapshot: { colors } },
  });
  expect(
    used({ _pleroma_theme_version: 2, source: { ...source, themeEngineVersion: '3' } }),
  ).toBeDefined();
});
