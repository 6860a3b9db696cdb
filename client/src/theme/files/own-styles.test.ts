import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { blend, contrastIgnoringOpacity, minimumContrast } from '#theme/engine/color.ts';
import { readCustomProperties } from '#theme/testing/read-css.ts';
import { computeTheme } from '../engine/compute-theme.ts';
import { backgroundsOf } from '../engine/derive-colors.ts';
import { preferredThemeSource, readStylesEntry } from './read-theme.ts';

const file = new URL('../../../public/static/styles.json', import.meta.url);
const shipped: object = JSON.parse(readFileSync(file, 'utf8'));

/** The text colours that are used most. */
const texts = [
  'text',
  'link',
  'panelText',
  'topBarText',
  'btnText',
  'popoverText',
  'inputText',
] as const;

/**
 * Surfaces with form controls, and the texts on them. The edges of controls are derived from both.
 */
const surfaces = [
  ['bg', 'text'],
  ['panel', 'panelText'],
  ['popover', 'popoverText'],
  ['highlight', 'highlightText'],
  ['selectedPost', 'selectedPostText'],
] as const;

/** The share of the text colour in the edge of controls (`--controlBorder`). */
const edgeShare =
  Number(
    /var\(--text\) (\d+)%/.exec(
      readCustomProperties('tokens.css', ':root, [data-surface]').get('--controlBorder') ?? '',
    )?.[1],
  ) / 100;

describe.each(Object.entries(shipped))(
  'readStylesEntry: shipped theme %s',
  (_name, style: unknown) => {
    const read = readStylesEntry(style);
    const source = 'theme' in read ? preferredThemeSource(read.theme) : undefined;

    test('has a name and can be read [R-LOOK-005]', () => {
      expect(read).toMatchObject({ theme: { name: expect.stringMatching(/\w/) } });
    });

    test('keeps the minimum contrast of texts', () => {
      if (!source) throw new Error('no theme');
      const { colors } = computeTheme(source);
      const backgrounds = backgroundsOf(source);
      const ratio = (slot: (typeof texts)[number]) => {
        const under = slot === 'text' || slot === 'link' ? colors.bg : backgrounds[slot];
        return contrastIgnoringOpacity(blend(colors[slot], colors[slot].alpha, under), under);
      };
      const poor = texts.filter((slot) => ratio(slot) < minimumContrast);
      expect(poor.map((slot) => `${slot} ${ratio(slot).toFixed(2)}`)).toEqual([]);
    });
    test('has discernible edges of unchecked controls', () => {
      if (!source) throw new Error('no theme');
      const { colors } = computeTheme(source);
      const poor = surfaces.flatMap(([surface, text]) => {
        const under = blend(colors[surface], colors[surface].alpha, colors.bg);
        const edge = blend(colors[text], edgeShare, under);
        const inside = blend(colors.input, colors.input.alpha, under);
        /* If a field is dark on a light surface, or light on a dark one, its edge need not
           differ from the inside of the field. */
        const toInside = Math.max(
          contrastIgnoringOpacity(edge, inside),
          contrastIgnoringOpacity(inside, under),
        );
        const ratio = Math.min(contrastIgnoringOpacity(edge, under), toInside);
        return ratio >= 3 ? [] : [`${surface} ${ratio.toFixed(2)}`];
      });
      expect(poor).toEqual([]);
    });
  },
);
