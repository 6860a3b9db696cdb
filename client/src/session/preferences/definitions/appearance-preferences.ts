import * as v from 'valibot';
import { defineChoice, definePreference, defineToggle } from '../preference.ts';

const themeParts = v.optional(v.record(v.string(), v.unknown()));

/**
 * Preferences for colours, images and motion. They are stored on the device, since they are needed
 * before sign-in.
 */
export const appearancePreferences = {
  /** Name of a theme preset in `styles.json`; `system` for light or dark as the device. */
  theme: definePreference({
    schema: v.pipe(v.string(), v.nonEmpty()),
    default: 'system',
    scope: 'device',
    fromInstance: true,
  }),
  /**
   * The computed values of the custom theme. They are not validated here, since the theme engine
   * parses them with its own schema.
   */
  customTheme: definePreference({ schema: themeParts, default: undefined, scope: 'device' }),
  /** The source of the custom theme, which the theme editor edits. */
  customThemeSource: definePreference({ schema: themeParts, default: undefined, scope: 'device' }),
  /** Colours of a custom theme in the format of the oldest theme files. */
  colors: definePreference({
    schema: v.record(v.string(), v.string()),
    default: {},
    scope: 'device',
  }),
  hideInstanceWallpaper: defineToggle({ default: false, scope: 'device' }),
  displayPageBackgrounds: defineToggle({ default: true, scope: 'device' }),
  stopGifs: defineToggle({ default: false, scope: 'device', fromInstance: true }),
};

/**
 * Preferences for sizes, widths and roundness. They are stored on the device, since they depend on
 * its screen.
 */
export const sizePreferences = {
  /** Names of the presets that `theme: system` uses. */
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
  /** Colour from which the theme is derived. */
  accentColor: definePreference({
    schema: v.optional(v.pipe(v.string(), v.regex(/^#[\da-f]{6}$/i))),
    default: undefined,
    scope: 'device',
  }),
  /** Text size in per cent of the browser's font size. */
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
  /** The font; `theme` for the font of the theme. */
  fontFamily: defineChoice(['theme', 'system', 'sansSerif', 'serif', 'monospace'], {
    default: 'theme',
    scope: 'device',
  }),
  /**
   * Radius of the corners of panels in CSS pixels; other corners are in proportion. Unset for the
   * radius of the theme.
   */
  roundness: definePreference({
    schema: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(28))),
    default: undefined,
    scope: 'device',
  }),
};
