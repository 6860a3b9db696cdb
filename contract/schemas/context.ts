import { entity, listOf } from '../lenient-schema.ts';
import { status } from './status.ts';

/** The rest of a status's thread: its ancestors, oldest first, and its descendants. */
export const context = entity({ ancestors: listOf(status), descendants: listOf(status) }, {});
