import * as v from 'valibot';
import { entity } from '../lenient-schema.ts';

/** A server that this one limits. `severity` is `silence` or `suspend`. */
export const domainBlock = entity(
  { domain: v.string() },
  { digest: v.string(), severity: v.string(), comment: v.nullable(v.string()) },
);
