/** Calls by path, with the scopes for reading and for writing, of which one is sufficient. */
interface Area {
  readonly paths: RegExp;
  readonly read: readonly string[];
  readonly write: readonly string[];
}

function createArea(paths: RegExp, name: string): Area {
  return { paths, read: [`read:${name}`], write: [`write:${name}`] };
}

/** Creates an area of calls that also accept `follow`, the older scope for all relationships. */
function createRelationshipArea(paths: RegExp, name: string): Area {
  return { paths, read: ['follow', `read:${name}`], write: ['follow', `write:${name}`] };
}

/** The scopes that Akkoma requires; the first area whose paths match counts. */
const areas: readonly Area[] = [
  {
    paths: /^\/api\/v1\/pleroma\/admin\/reports/,
    read: ['admin:read:reports'],
    write: ['admin:write:reports'],
  },
  {
    paths: /^\/api\/v1\/pleroma\/admin\/users\/(?:invite|revoke_invite|email_invite)/,
    read: ['admin:read:invites'],
    write: ['admin:write:invites'],
  },
  // A GET request, but it creates a secret.
  {
    paths: /^\/api\/v1\/pleroma\/admin\/users\/:nickname\/password_reset$/,
    read: ['admin:write:accounts'],
    write: ['admin:write:accounts'],
  },
  {
    paths: /^\/api\/v1\/pleroma\/admin\/users\/:nickname\/statuses$/,
    read: ['admin:read:statuses'],
    write: ['admin:write:statuses'],
  },
  {
    paths: /^\/api\/v1\/pleroma\/admin\/users/,
    read: ['admin:read:accounts'],
    write: ['admin:write:accounts'],
  },
  {
    paths: /^\/api\/v1\/pleroma\/admin\/.*statuses/,
    read: ['admin:read:statuses'],
    write: ['admin:write:statuses'],
  },
  { paths: /^\/api\/v1\/pleroma\/admin\//, read: ['admin:read'], write: ['admin:write'] },
  // Reading packs requires no scope; importing them is a GET request.
  { paths: /\/pleroma\/emoji\/packs\/import$/, read: ['admin:write'], write: ['admin:write'] },
  { paths: /\/pleroma\/emoji\/pack/, read: [], write: ['admin:write'] },
  { paths: /\/v1\/pleroma\/backups$/, read: ['read:backups'], write: ['read:backups'] },
  { paths: /\/push\/subscription$/, read: ['push'], write: ['push'] },
  // GET requests, but they create secrets.
  {
    paths: /\/accounts\/mfa\/(?:backup_codes|setup)/,
    read: ['write:security'],
    write: ['write:security'],
  },
  createArea(/\/accounts\/mfa/, 'security'),
  createArea(
    /\/statuses\/:id\/(?:un)?pin$|\/statuses\/:id\/(?:favourited|reblogged)_by$/,
    'accounts',
  ),
  createArea(/\/statuses\/:id\/(?:un)?mute$/, 'mutes'),
  createArea(/\/statuses\/:id\/(?:un)?bookmark$|\/bookmarks/, 'bookmarks'),
  createArea(/\/statuses\/:id\/(?:un)?favourite$|\/favourites$/, 'favourites'),
  { paths: /\/statuses\/:id\/translate$/, read: [], write: ['read:statuses'] },
  createArea(/\/timelines\/list\/|\/lists/, 'lists'),
  { paths: /\/conversations/, read: ['read:statuses'], write: ['write:conversations'] },
  createArea(
    /\/statuses|\/timelines|\/polls|\/scheduled_statuses|\/markers|\/translation\//,
    'statuses',
  ),
  createArea(/\/notifications/, 'notifications'),
  createArea(/\/media/, 'media'),
  createArea(/\/filters/, 'filters'),
  createArea(/\/reports/, 'reports'),
  createArea(/\/search/, 'search'),
  { paths: /\/suggestions|\/tags\/:tag$/, read: ['read'], write: ['write'] },
  { paths: /\/v1\/pleroma\/apps$/, read: ['follow', 'read'], write: ['write:accounts'] },
  // Any token of a member may read announcements.
  { paths: /^\/api\/v1\/announcements$/, read: [], write: ['write:accounts'] },
  createArea(/\/accounts\/relationships$|\/followed_tags$|\/tags\//, 'follows'),
  createRelationshipArea(
    /\/(?:follows|follow|unfollow|subscribe|unsubscribe|remove_from_followers|follow_import)$|\/follow_requests/,
    'follows',
  ),
  createRelationshipArea(/\/(?:mute|unmute|mutes|mutes_import)$/, 'mutes'),
  createRelationshipArea(/\/(?:block|unblock|blocks|blocks_import|domain_blocks)$/, 'blocks'),
  createArea(/^/, 'accounts'),
];

/**
 * Returns the scopes that a call accepts, of which one is sufficient, as on Akkoma; empty if any
 * token is sufficient.
 */
export function sufficientScopes(method: string, path: string): readonly string[] {
  const found = areas.find(({ paths }) => paths.test(path));
  return (method === 'GET' ? found?.read : found?.write) ?? [];
}

/**
 * Returns whether one of the needed scopes was granted, or a scope that includes one, as `read`
 * includes `read:lists`.
 */
export function hasRequiredScope(granted: string, needed: readonly string[]): boolean {
  if (needed.length === 0) return true;
  const given = granted.split(/\s+/).filter((scope) => scope !== '');
  return needed.some((one) => given.some((scope) => one === scope || one.startsWith(`${scope}:`)));
}

const supportedScopes: readonly string[] = ['read', 'write', 'follow', 'push', 'admin'];

function isSupported(scope: string): boolean {
  return supportedScopes.some((name) => scope === name || scope.startsWith(`${name}:`));
}

/**
 * Returns the scopes of a new token; `undefined` if a requested one is unknown or none is left.
 * Admin scopes are silently removed for members who are not staff.
 */
export function grantScopes(requested: string, isStaff: boolean): string | undefined {
  const scopes = requested.split(/\s+/).filter((scope) => scope !== '');
  if (!scopes.every(isSupported)) return undefined;
  const granted = scopes.filter(
    (scope) => isStaff || !(scope === 'admin' || scope.startsWith('admin:')),
  );
  return granted.length === 0 ? undefined : [...new Set(granted)].join(' ');
}

/** Whether an app that registered the scopes `registered` may request the scopes `requested`. */
export function areScopesRegistered(requested: string, registered: string): boolean {
  return requested
    .split(/\s+/)
    .filter((scope) => scope !== '')
    .every((scope) => hasRequiredScope(registered, [scope]));
}
