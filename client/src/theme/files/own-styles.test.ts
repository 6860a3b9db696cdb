import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { blend, contrastOf, minimumContrast } from '#theme/engine/color.ts';
import { computeTheme } from '../engine/compute-theme.ts';
import { backgroundsOf } from '../engine/derive-colors.ts';
import { preferredSource, readStyle } from './read-theme.ts';

const file = new URL('../../../public/static/styles.json', import.meta.url);
const shipped: object = JSON.parse(readFileSync(file, 'utf8'));

/** The most frequent texts. */
const texts = [
  'text',
  'link',
  'panelText',
  'topBarText',
  'btnText',
  'popoverText',
  'inputText',
] as const;

describe.each(Object.entries(shipped))('readStyle: shipped theme %s', (_name, style: unknown) => {
  const read = readStyle(style);
  const source = 'theme' in read ? preferredSource(read.theme) : undefined;

  test('has a name and can be read [R-LOOK-005]', () => {
    expect(read).toMatchObject({ theme: { name: expect.stringMatching(/\w/) } });
  });

  test('keeps the minimum contrast of texts', () => {
    if (!source) throw new Error('no theme');
    const { colors } = computeTheme(source);
    const backgrounds = backgroundsOf(source);
    const ratio = (slot: (typeof texts)[number]) => {
      const under = slot === 'text' || slot === 'link' ? colors.bg : backgrounds[slot];
      return contrastOf(blend(colors[slot], colors[slot].alpha, under), under);
    };
    const poor = texts.filter((slot) => ratio(slot) < minimumContrast);
    expect(poor.map((slot) => `${slot} ${ratio(slot).toFixed(2)}`)).toEqual([]);
  });
});
