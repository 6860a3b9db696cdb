import * as v from 'valibot';
import { entity, exactText } from '../lenient-schema.ts';

/** The text typed by the author; invalid without `text`. */
export const statusSource = entity(
  { text: exactText },
  { id: v.string(), spoiler_text: exactText, content_type: v.string() },
);

export type StatusSource = v.InferOutput<typeof statusSource>;
