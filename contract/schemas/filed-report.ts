import * as v from 'valibot';
import { entity } from '../lenient-schema.ts';

/** The response to a newly filed report. */
export const filedReport = entity({}, { id: v.string(), action_taken: v.boolean() });
