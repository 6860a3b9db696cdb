import * as v from 'valibot';
import { defineChoice, definePreference } from '../preference.ts';

/** Sizes, widths and roundness. Stored on the device, as they depend on the screen. */
export const sizePreferences = {
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
  /** The colour from which the theme is derived. */
  accentColor: definePreference({
    schema: v.optional(v.pipe(v.string(), v.regex(/^#[\da-f]{6}$/i))),
    default: undefined,
    scope: 'device',
  }),
  /** Percent of the browser's font size. */
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
  /** `theme` uses the theme's font. */
  fontFamily: defineChoice(['theme', 'system', 'sansSerif', 'serif', 'monospace'], {
    default: 'theme',
    scope: 'device',
  }),
  /** Radius of panel corners in CSS pixels, others in proportion; unset for the theme's. */
  roundness: definePreference({
    schema: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(28))),
    default: undefined,
    scope: 'device',
  }),
};
