import * as v from 'valibot';
import { entity, listOf } from '../lenient-schema.ts';

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
