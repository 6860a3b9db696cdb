import * as v from 'valibot';
import { entity } from '../lenient-schema.ts';

/** One week of the instance, with its numbers as texts; `week` in seconds since 1970. */
export const weekActivity = entity(
  { week: v.string() },
  { statuses: v.string(), logins: v.string(), registrations: v.string() },
);
