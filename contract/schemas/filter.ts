import * as v from 'valibot';
import { entity, exactText, listOf } from '../lenient-schema.ts';

/** A filtered phrase (filters v1). */
export const filter = entity(
  { id: v.string() },
  {
    phrase: exactText,
    context: listOf(v.string()),
    whole_word: v.boolean(),
    irreversible: v.boolean(),
    expires_at: v.nullable(v.string()),
  },
);

export type Filter = v.InferOutput<typeof filter>;
