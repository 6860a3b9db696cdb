import * as v from 'valibot';
import { entity, listOf } from '../lenient-schema.ts';
import { account } from './account.ts';

/** A suggested account and the source of the suggestion. */
export const suggestion = entity({ account }, { source: v.string(), sources: listOf(v.string()) });
