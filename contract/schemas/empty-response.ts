import * as v from 'valibot';
import type { Schema } from '../lenient-schema.ts';

/** A response whose body is ignored: empty, null, `{}`, a word. Only the HTTP status counts. */
export const emptyResponse: Schema<undefined> = v.pipe(
  v.unknown(),
  v.transform(() => undefined),
);
