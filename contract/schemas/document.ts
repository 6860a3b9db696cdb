import * as v from 'valibot';
import { entity } from '../lenient-schema.ts';

/** A document about the instance as HTML: extended description, privacy policy, terms. */
export const instanceText = entity(
  { content: v.string() },
  {
    updated_at: v.nullable(v.string()),
    /** Of terms: the date of their version, whether it is in force, and the date of the next one. */
    effective_date: v.string(),
    effective: v.boolean(),
    succeeded_by: v.nullable(v.string()),
  },
);

/** A server that this one limits. `severity` is `silence` or `suspend`. */
export const domainBlock = entity(
  { domain: v.string() },
  { digest: v.string(), severity: v.string(), comment: v.nullable(v.string()) },
);

/** One week of the instance, with its numbers as texts; `week` in seconds since 1970. */
export const weekActivity = entity(
  { week: v.string() },
  { statuses: v.string(), logins: v.string(), registrations: v.string() },
);
