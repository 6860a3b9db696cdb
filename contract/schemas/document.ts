import * as v from 'valibot';
import { entity, listOf } from '../lenient-schema.ts';

/** A document about the instance as HTML: extended description, privacy policy, terms. */
export const instanceText = entity(
  { content: v.string() },
  {
    updated_at: v.nullable(v.string()),
    /** Of terms: the date of their version, whether it is in force, and the date of the next one. */
    effective_date: v.string(),
    effective: v.boolean(),
    succeeded_by: v.nullable(v.string()),
  },
);

/** A server that this one limits. `severity` is `silence` or `suspend`. */
export const domainBlock = entity(
  { domain: v.string() },
  { digest: v.string(), severity: v.string(), comment: v.nullable(v.string()) },
);

/** One week of the instance, with its numbers as texts; `week` in seconds since 1970. */
export const weekActivity = entity(
  { week: v.string() },
  { statuses: v.string(), logins: v.string(), registrations: v.string() },
);

/** The configuration of the OAuth server (RFC 8414). */
export const authorizationServer = entity(
  {},
  {
    issuer: v.string(),
    authorization_endpoint: v.string(),
    token_endpoint: v.string(),
    app_registration_endpoint: v.string(),
    revocation_endpoint: v.string(),
    userinfo_endpoint: v.string(),
    scopes_supported: listOf(v.string()),
    response_types_supported: listOf(v.string()),
    response_modes_supported: listOf(v.string()),
    grant_types_supported: listOf(v.string()),
    token_endpoint_auth_methods_supported: listOf(v.string()),
    code_challenge_methods_supported: listOf(v.string()),
  },
);

export type AuthorizationServer = v.InferOutput<typeof authorizationServer>;
