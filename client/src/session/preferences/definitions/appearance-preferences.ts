import * as v from 'valibot';
import { defineChoice, definePreference, defineToggle } from '../preference.ts';

const themeParts = v.optional(v.record(v.string(), v.unknown()));

/** Colours, images and motion. Stored on the device, since they are needed before sign-in. */
export const appearancePreferences = {
  /** Name of a preset of styles.json. */
  theme: definePreference({
    schema: v.pipe(v.string(), v.nonEmpty()),
    default: 'dark',
    scope: 'device',
    fromInstance: true,
  }),
  /** Computed values of an applied theme; the theme engine parses them with its own schema. */
  customTheme: definePreference({ schema: themeParts, default: undefined, scope: 'device' }),
  /** Editable source of an applied theme. */
  customThemeSource: definePreference({ schema: themeParts, default: undefined, scope: 'device' }),
  /** Colours of a theme in the first format. */
  colors: definePreference({
    schema: v.record(v.string(), v.string()),
    default: {},
    scope: 'device',
  }),
  hideInstanceWallpaper: defineToggle({ default: false, scope: 'device' }),
  displayPageBackgrounds: defineToggle({ default: true, scope: 'device' }),
  stopGifs: defineToggle({ default: false, scope: 'device', fromInstance: true }),
};

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
