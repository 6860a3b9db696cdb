import * as v from 'valibot';
import { entity } from '../lenient-schema.ts';

/** A mentioned account, with fewer fields than `account`. */
export const mention = entity(
  { id: v.string() },
  { username: v.string(), acct: v.string(), url: v.string() },
);

export type Mention = v.InferOutput<typeof mention>;
