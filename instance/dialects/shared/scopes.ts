import { sufficientScopes as sufficientOnAkkoma } from '#rules/scopes.ts';

/**
 * Calls for which Mastodon's documentation requires other scopes than Akkoma. The first row that
 * matches applies.
 */
const differences: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^GET \/oauth\/userinfo$/, ['profile']],
  [/\/accounts\/verify_credentials$|^GET \/api\/v1\/profile$/, ['profile', 'read:accounts']],
  [/^GET .*\/statuses\/:id\/(?:favourited|reblogged)_by$/, ['read:statuses']],
  [/^POST \/api\/v1\/statuses\/:id\/translate$/, ['read:statuses']],
  [/^GET .*\/(?:in_)?collections/, ['read:collections']],
  [/^\w+ .*\/collections/, ['write:collections']],
  [/\/async_refreshes\//, ['read']],
  [/^GET .*\/(?:trends|instance|announcements|custom_emojis)(?:\/|$)/, []],
  [/^GET .*\/accounts\/familiar_followers$/, ['read:follows']],
  [/\/tags\/:id\/(?:un)?feature$/, ['write:accounts']],
];

/** Returns the scopes of which a token needs one for a call on Mastodon and GoToSocial. */
export function sufficientMastodonScopes(method: string, path: string): readonly string[] {
  const found = differences.find(([pattern]) => pattern.test(`${method} ${path}`));
  return found ? found[1] : sufficientOnAkkoma(method, path);
}

const areas: readonly string[] = [
  'accounts',
  'blocks',
  'bookmarks',
  'collections',
  'conversations',
  'favourites',
  'filters',
  'follows',
  'lists',
  'media',
  'mutes',
  'notifications',
  'reports',
  'search',
  'statuses',
];

const adminAreas: readonly string[] = [
  'accounts',
  'reports',
  'domain_allows',
  'domain_blocks',
  'ip_blocks',
  'email_domain_blocks',
  'canonical_email_blocks',
];

/**
 * Every scope that Mastodon knows. `admin` is not a scope of its own there; only scopes below it
 * are.
 */
export const knownScopes: readonly string[] = [
  'read',
  'write',
  'follow',
  'push',
  'profile',
  'admin:read',
  'admin:write',
  ...areas.flatMap((area) => [`read:${area}`, `write:${area}`]),
  ...adminAreas.flatMap((area) => [`admin:read:${area}`, `admin:write:${area}`]),
];
