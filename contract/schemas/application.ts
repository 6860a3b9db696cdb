import * as v from 'valibot';
import { entity, listOf } from '../lenient-schema.ts';

const fields = {
  id: v.string(),
  name: v.string(),
  website: v.nullable(v.string()),
  redirect_uri: v.string(),
  redirect_uris: listOf(v.string()),
  scopes: listOf(v.string()),
  vapid_key: v.string(),
  /** In seconds since 1970; 0 if the secret does not expire (Mastodon 4.3). */
  client_secret_expires_at: v.number(),
};

/** An OAuth client with its secret: the response to its registration (R-AUTH-026). */
export const application = entity({ client_id: v.string(), client_secret: v.string() }, fields);

/** An OAuth client without its secret: the response to a request with the client's own token. */
export const verifiedApplication = entity({}, fields);
