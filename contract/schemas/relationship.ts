import * as v from 'valibot';
import { entity } from '../lenient.ts';

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
  note: v.string(),
};

/** How the viewer stands to an account. */
export const relationship = entity({ id: v.string() }, fields);

export type Relationship = v.InferOutput<typeof relationship>;

/** The same inside an account, where it is `{}` unless it was asked for. */
export const embeddedRelationship = entity({}, { id: v.string(), ...fields });
