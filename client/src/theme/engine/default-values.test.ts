import { expect, test } from 'vitest';
import { builtInThemeSource } from '../built-in-theme-source.ts';
import { presets } from '../presets.ts';
import { computeTheme } from './compute-theme.ts';
import type { ColorSlot, RadiusSlot } from './slot-names.ts';
import { emptyThemeSource, type ThemeSource } from './theme-source.ts';

const unset = computeTheme(emptyThemeSource);

/* For each radius: its default in CSS pixels, and its value in the built-in themes. */
test.each<[RadiusSlot, number, number]>([
  ['btn', 4, 999],
  ['input', 4, 10],
  ['checkbox', 2, 5],
  ['panel', 10, 14],
  ['avatar', 5, 11],
  ['avatarAlt', 50, 50],
  ['tooltip', 2, 6],
  ['attachment', 5, 14],
])(
  'computeTheme: the radius %s is %d px if the theme sets none and %d px in the shipped themes [R-CONST-072..079]',
  (slot, otherwise, shipped) => {
    expect(unset.properties[`--${slot}Radius`]).toBe(`${otherwise}px`);
    for (const { id } of presets) {
      const { properties } = computeTheme(builtInThemeSource(id));
      expect(properties[`--${slot}Radius`], id).toBe(`${shipped}px`);
    }
  },
);

/* The opacity of a group is read from one of its colours. Each row has the group, the slot to
   read, and two opacities. */
test.each<[keyof ThemeSource['opacity'], ColorSlot, number, number]>([
  ['profileTint', 'profileTint', 0.5, 0.5],
  ['alert', 'alertError', 0.5, 1],
  ['input', 'input', 0.5, 1],
  ['faint', 'faint', 0.5, 1],
  ['underlay', 'underlay', 0.15, 0.55],
  ['alertPopup', 'alertPopupError', 0.95, 1],
])(
  'computeTheme: the opacity %s of %s is %d if the theme sets none and %d in the shipped themes [R-CONST-080..085]',
  (_, slot, otherwise, shipped) => {
    expect(unset.colors[slot].alpha).toBe(otherwise);
    for (const { id } of presets)
      expect(computeTheme(builtInThemeSource(id)).colors[slot].alpha, id).toBe(shipped);
  },
);
