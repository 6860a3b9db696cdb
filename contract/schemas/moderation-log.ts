import * as v from 'valibot';
import { entity, listOf } from '../lenient-schema.ts';

/**
 * An action of a staff member. `message` is an English sentence that begins with the address of the
 * actor; `time` is in seconds since 1970.
 */
export const moderationLogEntry = entity(
  { id: v.number(), message: v.string() },
  {
    time: v.number(),
    data: entity({}, { actor: entity({ id: v.string() }, { nickname: v.string() }) }),
  },
);

export type ModerationLogEntry = v.InferOutput<typeof moderationLogEntry>;

/** A page of the moderation log with the total number of entries. */
export const moderationLogPage = entity(
  { items: listOf(moderationLogEntry) },
  { total: v.number() },
);
