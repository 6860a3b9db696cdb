import { assert, constantFrom, property, string } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createAttachmentRow } from '#components/media/testing/create-attachment-row.ts';
import { cutGallery, layOutGallery, galleryRowHeight } from './gallery-layout.ts';

const mimeTypes = {
  i: 'image/png',
  v: 'video/mp4',
  f: 'application/x-shockwave-flash',
  a: 'audio/ogg',
  h: 'text/html',
  u: 'application/pdf',
} as const;

type Letter = keyof typeof mimeTypes;

function isLetter(letter: string): letter is Letter {
  return Object.hasOwn(mimeTypes, letter);
}

/** Creates one attachment per letter; the letter is its kind and id. */
const files = (letters: string, width = 100) =>
  letters
    .split('')
    .filter(isLetter)
    .map((letter) =>
      createAttachmentRow({
        id: letter,
        mimeType: mimeTypes[letter],
        size: { width, height: 100 },
      }),
    );

/** Returns the rows as text: the letters of their attachments, separated by `|`. */
const rowLetters = (letters: string, isList = false) =>
  layOutGallery(files(letters), isList)
    .map((row) => row.attachments.map(({ id }) => id).join(''))
    .join('|');

describe('layOutGallery [R-ATT-014 R-CONST-091]', () => {
  test.each([
    ['', ''],
    ['i', 'i'],
    ['ii', 'ii'],
    ['ivf', 'ivf'],
    ['iiii', 'ii|ii'],
    ['iiiii', 'iii|ii'],
    ['iiiiii', 'iii|iii'],
    ['iiiiiii', 'iii|ii|ii'],
    ['iiiiiiii', 'iii|iii|ii'],
    ['iiiiiiiii', 'iii|iii|iii'],
    ['iai', 'i|a|i'],
    ['iiiia', 'ii|ii|a'],
    ['iiau', 'ii|a|u'],
    ['hh', 'h|h'],
  ])('arranges the attachments %j in the rows %j', (letters, rows) => {
    expect(rowLetters(letters)).toBe(rows);
  });

  test('puts each attachment on a line in list mode', () => {
    const rows = layOutGallery(files('iva'), true);
    expect(rows.map(({ form }) => form)).toEqual(['line', 'line', 'line']);
  });

  test('keeps the order, at most three per row, and no single tile after a full row, for any input', () => {
    assert(
      property(string({ unit: constantFrom(...'ivfahu'.split('')), maxLength: 40 }), (letters) => {
        const rows = rowLetters(letters).split('|');
        expect(rows.join('')).toBe(letters);
        for (const row of rows) expect(row.length).toBeLessThanOrEqual(3);
        for (const [run] of letters.matchAll(/[ivf]{2,}/g)) {
          const lengths = layOutGallery(files(run), false).map((row) => row.attachments.length);
          expect(Math.min(...lengths)).toBeGreaterThan(1);
        }
      }),
    );
  });
});

describe('galleryRowHeight', () => {
  test.each([
    ['one square', 'i', 100, 62.5],
    ['one portrait tile', 'i', 50, 62.5],
    ['one tile wider than the row', 'i', 200, 50],
    ['one strip, limited to three to one', 'i', 2_000, 33.3],
    ['two squares', 'ii', 100, 38.5],
    ['three squares', 'iii', 100, 27.8],
    ['three wide tiles', 'iii', 200, 16.7],
    ['audio', 'a', 100, 25],
    ['a line', 'u', 100, 12.5],
  ])(
    'of %s (%s, each %i wide and 100 high) returns %d hundredths of the width',
    (_, letters, width, height) => {
      const [row] = layOutGallery(files(letters, width), false);
      expect(row && galleryRowHeight(row) * 100).toBeCloseTo(height, 1);
    },
  );

  test('is computed from a default ratio if the server sends no size', () => {
    const { size: _, ...unknown } = createAttachmentRow();
    const [picture] = layOutGallery([unknown], false);
    const [video] = layOutGallery([{ ...unknown, type: 'video' }], false);
    expect(picture && galleryRowHeight(picture)).toBeCloseTo(1 / 1.6);
    expect(video && galleryRowHeight(video)).toBeCloseTo(9 / 16);
  });
});

describe('cutGallery', () => {
  test.each([
    ['shows all of six tiles', 'iiiiii', 100, 0, 0],
    ['shows all of seven tiles', 'iiiiiii', 100, 0, 0],
    ['shows all of eight very high tiles [R-CONST-092]', 'iiiiiiii', 10, 0, 0],
    ['shows all of eight wide tiles of several kinds', 'ivfivfiv', 300, 0, 0],
    ['shows six of nine tiles of several kinds', 'ivfivfivf', 50, 0, 3],
    ['shows all of eight lines [R-CONST-092]', 'uuuuuuuu', 100, 0, 0],
    ['hides one of nine lines [R-CONST-092]', 'uuuuuuuuu', 100, 1, 0],
    ['shows six of ten tiles', 'iiiiiiiiii', 100, 0, 4],
    ['hides rows that make the gallery higher than wide', 'iiiiiiia', 100, 3, 0],
    [
      'hides the last row if picture, audio and picture are together 1.5 times as high as wide',
      'iai',
      100,
      1,
      0,
    ],
    ['shows a single attachment even if it is much higher than wide', 'i', 10, 0, 0],
  ])('%s [R-ATT-015 R-ATT-016 R-CONST-092]', (_, letters, width, hidden, beyond) => {
    expect(cutGallery(layOutGallery(files(letters, width), false))).toMatchObject({
      hidden,
      beyond,
    });
  });

  test('shows six of nine tiles in two rows of three', () => {
    const { rows } = cutGallery(layOutGallery(files('i'.repeat(9)), false));
    expect(rows.map(({ attachments }) => attachments.length)).toEqual([3, 3]);
  });

  test('shows eight lines in list mode and hides the rest [R-ATT-015]', () => {
    expect(cutGallery(layOutGallery(files('i'.repeat(8)), true)).hidden).toBe(0);
    expect(cutGallery(layOutGallery(files('i'.repeat(12)), true)).hidden).toBe(4);
  });
});
