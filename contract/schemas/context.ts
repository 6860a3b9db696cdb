import { entity, listOf } from '../lenient-schema.ts';
import { status } from './status.ts';

/** The ancestors of a status, oldest first, and its descendants. */
export const context = entity({ ancestors: listOf(status), descendants: listOf(status) }, {});
