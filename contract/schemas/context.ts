import type * as v from 'valibot';
import { entity, listOf } from '../lenient.ts';
import { status } from './status.ts';

/** What a status answers, oldest first, and what answers it. */
export const context = entity({ ancestors: listOf(status), descendants: listOf(status) }, {});

export type Context = v.InferOutput<typeof context>;
