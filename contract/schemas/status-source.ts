import * as v from 'valibot';
import { entity } from '../lenient-schema.ts';

/** The text typed by the author; invalid without `text`. */
export const statusSource = entity(
  { text: v.string() },
  { id: v.string(), spoiler_text: v.string(), content_type: v.string() },
);

export type StatusSource = v.InferOutput<typeof statusSource>;
