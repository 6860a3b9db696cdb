import * as v from 'valibot';
import { entity, listOf } from '../lenient-schema.ts';

/** Account fields visible to staff, in lists and inside reports. */
export const adminUserFields = {
  nickname: v.string(),
  display_name: v.nullable(v.string()),
  avatar: v.string(),
  email: v.nullable(v.string()),
  url: v.string(),
  actor_type: v.string(),
  created_at: v.string(),
  local: v.boolean(),
  is_active: v.boolean(),
  is_approved: v.boolean(),
  is_confirmed: v.boolean(),
  is_suggested: v.boolean(),
  registration_reason: v.nullable(v.string()),
  roles: entity({}, { admin: v.boolean(), moderator: v.boolean() }),
  tags: listOf(v.string()),
};

/** An account in admin calls. */
export const adminUser = entity({ id: v.string() }, adminUserFields);

export type AdminUser = v.InferOutput<typeof adminUser>;

/** Updated accounts, or a page of accounts. */
export const adminUsers = entity(
  { users: listOf(adminUser) },
  { count: v.number(), page_size: v.number() },
);

/** The admin and moderator rights after a change. */
export const adminRights = entity({}, { is_admin: v.boolean(), is_moderator: v.boolean() });
