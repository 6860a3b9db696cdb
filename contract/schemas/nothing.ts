import * as v from 'valibot';
import type { Schema } from '../lenient.ts';

/** An answer whose body says nothing: empty, null, `{}`, a word. Only the HTTP status counts. */
export const nothing: Schema<undefined> = v.pipe(
  v.unknown(),
  v.transform(() => undefined),
);
