import * as v from 'valibot';
import { entity } from '../lenient.ts';

/** What the author typed: without its text it is none. */
export const statusSource = entity(
  { text: v.string() },
  { id: v.string(), spoiler_text: v.string(), content_type: v.string() },
);

export type StatusSource = v.InferOutput<typeof statusSource>;
