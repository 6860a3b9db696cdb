import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { computeTheme } from '../engine/compute-theme.ts';
import { sampleFile, sampleSource } from '../testing/sample-source.ts';
import { partToUse, readStyle, readThemeFile, type ThemeRefusal } from './read-theme.ts';
import { writeThemeFile } from './write-theme.ts';

const colors = { bg: '#101418', fg: '#1a2128', text: '#d5dbe1', link: '#5aa9e6' };

function used(document: unknown) {
  const read = readThemeFile(JSON.stringify(document));
  return 'theme' in read ? partToUse(read.theme) : read.refusal;
}

test('a file of the first version calls its text fg and its second surface btn [R-LOOK-006]', () => {
  const source = used({
    _pleroma_theme_version: 1,
    colors: { ...colors, fg: '#ffffff', btn: '#333333' },
  });
  expect(source).toMatchObject({ colors: { bg: '#101418', text: '#ffffff', fg: '#333333' } });
});

test('a file from before engine versions has its old names read [R-LOOK-006]', () => {
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
])('of a file is used %s', (_name, parts, bg) => {
  expect(used({ _pleroma_theme_version: 2, ...parts })).toMatchObject({ colors: { bg } });
});

test.each<[string, string, ThemeRefusal]>([
  ['cut off', sampleFile('heron').slice(0, -3), 'notJson'],
  ['a page', '<!doctype html><p>no</p>', 'notJson'],
  ['a list', '[]', 'notTheme'],
  ['a settings backup', '{"_pleroma_settings_version":[1,0]}', 'notTheme'],
  ['of a later version', '{"_pleroma_theme_version":3,"source":{}}', 'otherVersion'],
  ['of no version', '{"_pleroma_theme_version":"x","source":{}}', 'otherVersion'],
  ['empty', '{"_pleroma_theme_version":2}', 'empty'],
  ['without a valid entry', '{"_pleroma_theme_version":2,"source":{"colors":{"bg":7}}}', 'empty'],
  ['ten megabytes long', ' '.repeat(10_000_000), 'tooLarge'],
])('a file that is %s is refused with its reason [R-SET-018]', (_name, text, refusal) => {
  expect(readThemeFile(text)).toEqual({ refusal });
});

test('however a file is mutilated, it is refused or drawn, and nothing is thrown [R-SET-018]', () => {
  const text = sampleFile('knots');
  const cut = fc.nat(text.length);
  fc.assert(
    fc.property(cut, cut, fc.string(), (from, length, put) => {
      const read = readThemeFile(text.slice(0, from) + put + text.slice(from + length));
      const part = 'theme' in read ? partToUse(read.theme) : undefined;
      if (part) expect(Object.keys(computeTheme(part).properties)).toHaveLength(162);
      else expect(read).toHaveProperty('refusal');
    }),
  );
});

test('whatever stands in the place of a part, it is refused or drawn [R-SET-018]', () => {
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
      const part = 'theme' in read ? partToUse(read.theme) : undefined;
      if (part) computeTheme(part);
      else expect(read).toHaveProperty('refusal');
    }),
  );
});

test('a font that calls a function is left out', () => {
  const fonts = { post: { family: 'url(//evil.example)' }, input: { family: 'Georgia, serif' } };
  expect(used({ _pleroma_theme_version: 2, source: { ...source, fonts } })).toMatchObject({
    fonts: { input: 'Georgia, serif' },
  });
});

test.each(['heron', 'linen', 'glass', 'knots'])(
  '%s is read from its own file as it was',
  (name) => {
    const before = sampleSource(name);
    const read = readThemeFile(writeThemeFile(before, name));
    expect(read).toMatchObject({ theme: { name, source: before, isSourceForeign: false } });
  },
);

test('the snapshot of a file looks like its source', () => {
  const before = sampleSource('linen');
  const read = readThemeFile(writeThemeFile(before, 'linen'));
  const part = 'theme' in read ? read.theme.snapshot : undefined;
  expect(part && computeTheme(part).properties).toMatchObject({
    '--bg': 'rgba(246, 241, 231, 1)',
    '--link': 'rgba(138, 75, 42, 1)',
    '--input': 'rgba(230, 220, 200, 0.5)',
  });
});

test('a style is a list of colours or a theme [R-LOOK-005]', () => {
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
  expect(readStyle(list)).toMatchObject({
    theme: {
      name: 'Night',
      source: { colors: { bg: '#000000', link: '#88aaff', cOrange: '#ffaa00' } },
    },
  });
  expect(readStyle(['Night', '#000000'])).toEqual({ refusal: 'notTheme' });
  expect(readStyle({ _pleroma_theme_version: 2, source })).toMatchObject({
    theme: { source: { colors } },
  });
  expect(readStyle('/static/night.json')).toEqual({ refusal: 'notTheme' });
});
