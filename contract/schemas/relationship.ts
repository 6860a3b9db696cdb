import * as v from 'valibot';
import { entity, exactText } from '../lenient-schema.ts';

const fields = {
  following: v.boolean(),
  followed_by: v.boolean(),
  blocking: v.boolean(),
  blocked_by: v.boolean(),
  muting: v.boolean(),
  muting_notifications: v.boolean(),
  requested: v.boolean(),
  requested_by: v.boolean(),
  subscribing: v.boolean(),
  notifying: v.boolean(),
  endorsed: v.boolean(),
  locked: v.boolean(),
  showing_reblogs: v.boolean(),
  domain_blocking: v.boolean(),
  note: exactText,
};

/** The relationship of the viewer to an account. */
export const relationship = entity({ id: v.string() }, fields);

export type Relationship = v.InferOutput<typeof relationship>;

/** The relationship inside an account; `{}` unless it was requested. */
export const embeddedRelationship = entity({}, { id: v.string(), ...fields });
