import * as v from 'valibot';
import { definePreference, defineToggle } from '../preference.ts';

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
