import { array, assert, constantFrom, integer, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { parseCustomEmoji, type CustomEmoji } from './custom-emoji.ts';
import { loadStandardEmoji } from '#components/emoji/use-emoji.ts';
import { applySkinTone } from './standard-emoji.ts';
import {
  emojiCellSize,
  firstEmojiCell,
  emojiGridLines,
  moveInEmojiGrid,
  packTitleHeight,
  emojiGridHeight,
  renderedLines,
  visibleLines,
} from './emoji-grid.ts';
import { type PickerSection, pickerSections, searchPickerSections } from './picker-sections.ts';
import { addRecentEmoji } from './recent-emoji.ts';
import { parseStickerPack } from './sticker-packs.ts';

const standard = await loadStandardEmoji('en');
const german = await loadStandardEmoji('de');

const wire = (shortcode: string, pack?: string) => ({
  shortcode,
  url: `https://bird.example/emoji/${shortcode}.png`,
  ...(pack === undefined ? {} : { category: `pack:${pack}`, tags: [`pack:${pack}`] }),
});
const sections = (custom: readonly CustomEmoji[], used: readonly string[] = []) =>
  pickerSections({ standard, custom, hasPacks: true, used, tone: 0 });
const texts = (found: readonly PickerSection[]) =>
  found.map(({ id, items }) => [
    id,
    items.map((item) => (item.kind === 'custom' ? item.emoji.shortcode : item.character)).join(' '),
  ]);

test('addRecentEmoji: puts the last used emoji first, lists each once, and returns at most 42 [R-CONST-049]', () => {
  assert(
    property(array(string({ minLength: 1 })), (names) => {
      let used: readonly string[] = [];
      for (const name of names) used = addRecentEmoji(used, name);
      expect(used.length).toBeLessThanOrEqual(42);
      expect(new Set(used).size).toBe(used.length);
      const countable = names.filter((name) => !name.includes('@'));
      expect(used[0]).toBe(countable.at(-1));
    }),
  );
  const many = Array.from({ length: 60 }, (_, index) => `emoji${index}`);
  const used = many.reduce<readonly string[]>(addRecentEmoji, []);
  expect(used).toHaveLength(42);
  expect(used[41]).toBe('emoji18');
});

test('addRecentEmoji: ignores emoji of other servers [R-EMOJI-002]', () => {
  expect(addRecentEmoji(['🔥'], 'blob@other.example')).toEqual(['🔥']);
});

test('addRecentEmoji: ignores items without text [R-EMOJI-003]', () => {
  expect(addRecentEmoji(['🔥'], undefined)).toEqual(['🔥']);
  expect(addRecentEmoji(['🔥'], '')).toEqual(['🔥']);
});

test('pickerSections: returns recent emoji that are known, Unicode groups, and packs sorted by title', () => {
  const custom = parseCustomEmoji([
    wire('zebra', 'wild_things'),
    wire('Ant', 'wild_things'),
    wire('blob', 'blobs'),
    wire('loose'),
    { ...wire('hidden', 'blobs'), visible_in_picker: false },
  ]);
  const all = sections(custom, ['zebra', 'gone', '🔥']);
  expect(texts([...all.slice(0, 1), ...all.slice(-3)])).toEqual([
    ['recent', 'zebra 🔥'],
    ['pack:', 'loose'],
    ['pack:blobs', 'blob'],
    ['pack:wild_things', 'Ant zebra'],
  ]);
  expect(all.at(-1)?.title).toBe('Wild Things');
  expect(all.slice(1, 10).map(({ id }) => id)).toEqual(
    'smileys people animals food travel activities objects symbols flags'.split(' '),
  );
});

test('searchPickerSections: finds emoji by parts of shortcodes, names and keywords in any case, and by the character itself', () => {
  const custom = parseCustomEmoji([wire('BlobCat', 'blobs'), wire('heron', 'birds')]);
  const all = sections(custom, ['heron']);
  const find = (query: string) => texts(searchPickerSections(all, query));
  expect(find('BCAT')).toEqual([['pack:blobs', 'BlobCat']]);
  expect(find(':heron:')).toEqual([['pack:birds', 'heron']]);
  expect(find('🔥')).toEqual([['travel', '🔥']]);
  expect(find('flamingo')).toEqual([['animals', '🦩']]);
  expect(find('.*')).toEqual([]);
  expect(searchPickerSections(all, '  ')).toBe(all);
});

test('searchPickerSections: finds emoji by names in the reader’s language and in English', () => {
  const all = pickerSections({ standard: german, custom: [], hasPacks: true, used: [], tone: 0 });
  expect(german.find(({ character }) => character === '🔥')?.name).toBe('Feuer');
  for (const word of ['feuer', 'fire'])
    expect(texts(searchPickerSections(all, word)).join(' ')).toContain('🔥');
});

test('applySkinTone: returns the emoji in the selected skin tone if it has skin tones', () => {
  const hand = standard.find(({ character }) => character === '👋');
  const fire = standard.find(({ character }) => character === '🔥');
  if (!hand || !fire) throw new Error('no such emoji');
  expect(([0, 3, 5] as const).map((tone) => applySkinTone(hand, tone))).toEqual(['👋', '👋🏽', '👋🏿']);
  expect(applySkinTone(fire, 5)).toBe('🔥');
});

test('loadStandardEmoji: returns every emoji with a shortcode, a name, and zero or five skin tones', () => {
  expect(standard.length).toBeGreaterThan(1800);
  for (const { shortcodes, name, skins, character } of standard) {
    expect([0, 5], character).toContain(skins.length);
    expect(shortcodes[0] ?? '', character).not.toBe('');
    expect(name).not.toBe('');
  }
});

test('emojiGridLines: returns rows of 40 px and titles of 24 px, of which renderedLines returns few [R-CONST-065 R-CONST-066]', () => {
  const custom = parseCustomEmoji(
    Array.from({ length: 20_000 }, (_, index) => wire(`emoji_${index}`, `pack${index % 80}`)),
  );
  const lines = emojiGridLines(sections(custom), 9);
  expect(lines.slice(0, 3).map(({ top }) => top)).toEqual([0, 24, 64]);
  expect(new Set(lines.map(({ kind, height }) => `${kind} ${height}`))).toEqual(
    new Set([`title ${packTitleHeight}`, `cells ${emojiCellSize}`]),
  );
  assert(
    property(integer({ min: 0, max: emojiGridHeight(lines) }), (top) => {
      const [first, end] = visibleLines(lines, { top, height: 240 });
      expect(end - first).toBeLessThanOrEqual((240 + 2 * 120) / packTitleHeight + 2);
      for (const [index, line] of lines.entries()) {
        const isSeen = line.top < top + 240 && line.top + line.height > top;
        if (isSeen) expect(index >= first && index < end).toBe(true);
      }
    }),
    { numRuns: 40 },
  );
});

test('renderedLines: adds the line with the tab stop if it is not visible', () => {
  const lines = emojiGridLines(sections([]), 8);
  const area = { top: 0, height: 240 };
  const indexes = (line: number) =>
    renderedLines(lines, area, { line, column: 0 }).map(({ index }) => index);
  const [first, end] = visibleLines(lines, area);
  expect(indexes(first + 1)).toHaveLength(end - first);
  expect(indexes(end + 3).at(-1)).toBe(end + 3);
});

const small: readonly PickerSection[] = pickerSections({
  standard: [],
  custom: parseCustomEmoji(
    'a b c d e f g'
      .split(' ')
      .map((name) => wire(name, 'one'))
      .concat(wire('z', 'two')),
  ),
  hasPacks: true,
  used: [],
  tone: 0,
});
/* The grid has two titles: under the first the rows a b c and d e f, and g in a third row;
   under the second z. */
const grid = emojiGridLines(small, 3);

test.each([
  ['ArrowRight', 1, 0, 1, 1],
  ['ArrowRight', 1, 2, 2, 0],
  ['ArrowLeft', 1, 0, 1, 0],
  ['ArrowLeft', 2, 0, 1, 2],
  ['ArrowDown', 2, 2, 3, 0],
  ['ArrowDown', 3, 0, 5, 0],
  ['ArrowUp', 5, 0, 3, 0],
  ['ArrowUp', 1, 1, 1, 1],
  ['PageDown', 1, 1, 3, 0],
  ['PageUp', 5, 0, 2, 0],
  ['Home', 2, 2, 2, 0],
  ['End', 2, 0, 2, 2],
  ['Ctrl+Home', 5, 0, 1, 0],
  ['Ctrl+End', 1, 0, 5, 0],
])(
  'moveInEmojiGrid: for %s in row %i, column %i, returns row %i, column %i',
  (name, line, column, toLine, toColumn) => {
    const key = name.replace('Ctrl+', '');
    const options = { key, ctrlKey: name !== key, isRightToLeft: false, page: 2 };
    expect(moveInEmojiGrid(grid, { line, column }, options)).toEqual({
      line: toLine,
      column: toColumn,
    });
  },
);

test('moveInEmojiGrid: returns the next cell for the left arrow in right-to-left layouts, and undefined for other keys', () => {
  const options = { ctrlKey: false, isRightToLeft: true, page: 2 };
  expect(moveInEmojiGrid(grid, { line: 1, column: 0 }, { ...options, key: 'ArrowLeft' })).toEqual({
    line: 1,
    column: 1,
  });
  expect(moveInEmojiGrid(grid, { line: 1, column: 0 }, { ...options, key: 'x' })).toBeUndefined();
});

test('moveInEmojiGrid: returns an existing cell for every key in every cell', () => {
  const keys = 'ArrowLeft ArrowRight ArrowUp ArrowDown PageUp PageDown Home End'.split(' ');
  assert(
    property(array(constantFrom(...keys)), integer({ min: 1, max: 5 }), (pressed, page) => {
      let at = firstEmojiCell(grid);
      for (const key of pressed) {
        at = at && moveInEmojiGrid(grid, at, { key, ctrlKey: false, isRightToLeft: false, page });
        const line = at && grid[at.line];
        expect(line?.kind === 'cells' && line.items[at?.column ?? -1]).toBeTruthy();
      }
    }),
  );
});

test('parseStickerPack: returns title and images of a sticker pack, without URLs of other servers [R-EMOJI-005]', () => {
  const origin = 'https://bird.example';
  const place = { name: 'herons', folder: '/static/stickers/herons/', origin };
  const files = ['wading_bird.png', 'https://evil.example/x.png', 'javascript:alert(1)'];
  expect(parseStickerPack({ title: 'Herons', stickers: files }, place)).toEqual({
    title: 'Herons',
    stickers: [{ name: 'Wading Bird', url: `${origin}/static/stickers/herons/wading_bird.png` }],
  });
  expect(parseStickerPack({}, place)).toEqual({ title: 'herons', stickers: [] });
});

test.each([
  ['es', 'corazón rojo'],
  ['uk', 'червоне серце'],
  ['zh-Hant', '愛心'],
  ['oc', 'red heart'],
])(
  'loadStandardEmoji: names the heart in %s “%s”, and finds it by its English name too',
  async (language, name) => {
    const emoji = await loadStandardEmoji(language);
    const heart = emoji.find(({ shortcodes }) => shortcodes.includes('red_heart'));
    expect(heart?.name).toBe(name);
    expect(heart?.keywords).toContain('red heart');
  },
);
