import * as v from 'valibot';
import { entity } from '../lenient.ts';

/** What a reporter gets back. */
export const filedReport = entity({}, { id: v.string(), action_taken: v.boolean() });
