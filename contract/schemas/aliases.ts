import * as v from 'valibot';
import { entity, listOf } from '../lenient-schema.ts';

/** Other accounts of the same person, as handles. */
export const aliases = entity({ aliases: listOf(v.string()) }, {});
