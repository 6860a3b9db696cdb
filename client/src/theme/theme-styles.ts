import * as v from 'valibot';
import type { Preset } from './presets.ts';

/**
 * The styles that apply a theme: a built-in sheet and the custom properties that differ from it.
 * Cached, so that the engine is not needed at every start.
 */
export const themeStylesSchema = v.object({
  sheet: v.picklist(['dark', 'light'] satisfies Preset['id'][]),
  properties: v.record(v.pipe(v.string(), v.regex(/^--\w+$/)), v.string()),
});

export type ThemeStyles = v.InferOutput<typeof themeStylesSchema>;
