import * as v from 'valibot';
import { defineChoice, definePreference } from '../preference.ts';

/** How large, wide and round the page is drawn. All of the device: a screen is not an account's. */
export const lookPreferences = {
  /** Names of presets, for `theme: system`. */
  themeInLight: definePreference({
    schema: v.pipe(v.string(), v.nonEmpty()),
    default: 'light',
    scope: 'device',
  }),
  themeInDark: definePreference({
    schema: v.pipe(v.string(), v.nonEmpty()),
    default: 'dark',
    scope: 'device',
  }),
  /** The one colour that the theme is derived from. */
  accentColor: definePreference({
    schema: v.optional(v.pipe(v.string(), v.regex(/^#[\da-f]{6}$/i))),
    default: undefined,
    scope: 'device',
  }),
  /** Percent of the browser's own size. */
  textSize: definePreference({
    schema: v.pipe(v.number(), v.integer(), v.minValue(75), v.maxValue(200)),
    default: 100,
    scope: 'device',
  }),
  density: defineChoice(['compact', 'comfortable', 'roomy'], {
    default: 'comfortable',
    scope: 'device',
  }),
  columnWidth: defineChoice(['narrow', 'normal', 'wide'], { default: 'normal', scope: 'device' }),
  /** `theme`: the one that the theme names. */
  fontFamily: defineChoice(['theme', 'system', 'sansSerif', 'serif', 'monospace'], {
    default: 'theme',
    scope: 'device',
  }),
  /** CSS pixels of a panel's corner, the others in proportion; unset: as the theme has them. */
  roundness: definePreference({
    schema: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(28))),
    default: undefined,
    scope: 'device',
  }),
};
