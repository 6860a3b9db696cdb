import * as v from 'valibot';
import { entity, listOf } from '../lenient-schema.ts';

const fields = {
  id: v.number(),
  token_type: v.string(),
  scope: v.string(),
  created_at: v.number(),
  expires_in: v.number(),
  refresh_token: v.string(),
  /** URL of the member's account; absent in a token of the application alone. */
  me: v.string(),
};

/** A granted token. `created_at` is in seconds since 1970, `expires_in` in seconds. */
export const token = entity({ access_token: v.string() }, fields);

export type Token = v.InferOutput<typeof token>;

/**
 * The response to a sign-up: a token, or an `identifier` of the missing step: awaiting_approval,
 * missing_confirmed_email, manual_login_required (R-REG-019).
 */
export const registrationResponse = entity(
  {},
  { ...fields, access_token: v.string(), identifier: v.string(), message: v.string() },
);

/** A token in the list of the member's sign-ins. */
export const tokenEntry = entity(
  { id: v.number() },
  { app_name: v.string(), valid_until: v.string(), scopes: listOf(v.string()) },
);

export type TokenEntry = v.InferOutput<typeof tokenEntry>;
