import * as v from 'valibot';
import { entity, listOf } from '../lenient.ts';
import { account } from './account.ts';

/** Somebody worth following, and who says so. */
export const suggestion = entity({ account }, { source: v.string(), sources: listOf(v.string()) });

export type Suggestion = v.InferOutput<typeof suggestion>;
