/** The permissions for reading and for writing, of which one is enough. */
interface Area {
  readonly paths: RegExp;
  readonly read: readonly string[];
  readonly write: readonly string[];
}

function area(paths: RegExp, name: string): Area {
  return { paths, read: [`read:${name}`], write: [`write:${name}`] };
}

/** `follow` is the old permission for all relations. */
function relations(paths: RegExp, name: string): Area {
  return { paths, read: ['follow', `read:${name}`], write: ['follow', `write:${name}`] };
}

/** What the real server asks for, by the first path that fits. */
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
  // Asked for with GET, but it makes a secret.
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
  // Whoever may read the packs needs no permission; importing is asked for with GET.
  { paths: /\/pleroma\/emoji\/packs\/import$/, read: ['admin:write'], write: ['admin:write'] },
  { paths: /\/pleroma\/emoji\/pack/, read: [], write: ['admin:write'] },
  { paths: /\/v1\/pleroma\/backups$/, read: ['read:backups'], write: ['read:backups'] },
  { paths: /\/push\/subscription$/, read: ['push'], write: ['push'] },
  // Asked for with GET, but they make secrets.
  {
    paths: /\/accounts\/mfa\/(?:backup_codes|setup)/,
    read: ['write:security'],
    write: ['write:security'],
  },
  area(/\/accounts\/mfa/, 'security'),
  area(/\/statuses\/:id\/(?:un)?pin$|\/statuses\/:id\/(?:favourited|reblogged)_by$/, 'accounts'),
  area(/\/statuses\/:id\/(?:un)?mute$/, 'mutes'),
  area(/\/statuses\/:id\/(?:un)?bookmark$|\/bookmarks/, 'bookmarks'),
  area(/\/statuses\/:id\/(?:un)?favourite$|\/favourites$/, 'favourites'),
  area(/\/timelines\/list\/|\/lists/, 'lists'),
  { paths: /\/conversations/, read: ['read:statuses'], write: ['write:conversations'] },
  area(/\/statuses|\/timelines|\/polls|\/scheduled_statuses|\/markers|\/translation\//, 'statuses'),
  area(/\/notifications/, 'notifications'),
  area(/\/media/, 'media'),
  area(/\/filters/, 'filters'),
  area(/\/reports/, 'reports'),
  area(/\/search/, 'search'),
  { paths: /\/suggestions|\/tags\/:tag$/, read: ['read'], write: ['write'] },
  { paths: /\/v1\/pleroma\/apps$/, read: ['follow', 'read'], write: ['write:accounts'] },
  // Any token of a member's reads them.
  { paths: /^\/api\/v1\/announcements$/, read: [], write: ['write:accounts'] },
  area(/\/accounts\/relationships$|\/followed_tags$|\/tags\//, 'follows'),
  relations(
    /\/(?:follows|follow|unfollow|subscribe|unsubscribe|remove_from_followers|follow_import)$|\/follow_requests/,
    'follows',
  ),
  relations(/\/(?:mute|unmute|mutes|mutes_import)$/, 'mutes'),
  relations(/\/(?:block|unblock|blocks|blocks_import|domain_blocks)$/, 'blocks'),
  area(/^/, 'accounts'),
];

/** The permissions of which a call needs one, as the real server asks for them; none where any token will do. */
export function neededScopes(method: string, path: string): readonly string[] {
  const found = areas.find(({ paths }) => paths.test(path));
  return (method === 'GET' ? found?.read : found?.write) ?? [];
}

/** Whether one of the permissions, or what it is a part of, was granted: `read` covers `read:lists`. */
export function scopesCover(granted: string, needed: readonly string[]): boolean {
  if (needed.length === 0) return true;
  const given = granted.split(/\s+/).filter((scope) => scope !== '');
  return needed.some((one) => given.some((scope) => one === scope || one.startsWith(`${scope}:`)));
}

const offered: readonly string[] = ['read', 'write', 'follow', 'push', 'admin'];

function isOffered(scope: string): boolean {
  return offered.some((name) => scope === name || scope.startsWith(`${name}:`));
}

/** The scopes that a token gets; `undefined` when any of those asked for is unknown, or none is left. Staff rights are dropped in silence for those who have none. */
export function grantScopes(asked: string, isStaff: boolean): string | undefined {
  const scopes = asked.split(/\s+/).filter((scope) => scope !== '');
  if (!scopes.every(isOffered)) return undefined;
  const kept = scopes.filter(
    (scope) => isStaff || !(scope === 'admin' || scope.startsWith('admin:')),
  );
  return kept.length === 0 ? undefined : [...new Set(kept)].join(' ');
}

/** Whether an app registered for `registered` may ask for `asked`. */
export function scopesWithin(asked: string, registered: string): boolean {
  return asked
    .split(/\s+/)
    .filter((scope) => scope !== '')
    .every((scope) => scopesCover(registered, [scope]));
}
