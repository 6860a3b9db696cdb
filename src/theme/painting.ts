import * as v from 'valibot';
import type { Preset } from './presets.ts';

/**
 * A theme as it is put onto the page: which of our own sheets lies under it, and the custom
 * properties that differ from that sheet. It is kept, so that the engine is not needed at every start.
 */
export const paintingSchema = v.object({
  sheet: v.picklist(['dark', 'light'] satisfies Preset['id'][]),
  properties: v.record(v.pipe(v.string(), v.regex(/^--\w+$/)), v.string()),
});

export type Painting = v.InferOutput<typeof paintingSchema>;
