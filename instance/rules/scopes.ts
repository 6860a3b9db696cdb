/** Calls whose permission does not follow from their method and path. */
const exceptions: readonly (readonly [RegExp, string])[] = [
  [/^\/api\/v1\/pleroma\/backups$/, 'read:backups'],
  [/^\/api\/v1\/push\/subscription$/, 'push'],
  // Asked for with GET, but they make secrets.
  [/\/accounts\/mfa\/(?:backup_codes|setup)/, 'write:security'],
];

/** The area of the permission that a call needs, by the first path that fits. */
const areas: readonly (readonly [RegExp, string])[] = [
  [/^\/api\/v1\/pleroma\/admin\//, 'admin'],
  [/\/accounts\/mfa/, 'security'],
  [/\/statuses|\/timelines|\/favourites$|\/polls|\/conversations|\/scheduled_statuses/, 'statuses'],
  [/\/bookmarks/, 'bookmarks'],
  [/\/notifications|\/markers/, 'notifications'],
  [/\/media/, 'media'],
  [/\/lists/, 'lists'],
  [/\/filters/, 'filters'],
  [/\/reports/, 'reports'],
  [/\/search/, 'search'],
  [
    /\/(follow|unfollow|follow_requests|subscribe|unsubscribe|remove_from_followers|followed_tags)/,
    'follows',
  ],
  [/\/(mute|unmute|mutes)/, 'mutes'],
  [/\/(block|unblock|blocks|domain_blocks)/, 'blocks'],
];

/** What the old `follow` permission stood for. */
const followAreas: ReadonlySet<string> = new Set(['follows', 'mutes', 'blocks']);

export function neededScope(method: string, path: string): string {
  const exception = exceptions.find(([pattern]) => pattern.test(path))?.[1];
  if (exception !== undefined) return exception;
  const verb = method === 'GET' ? 'read' : 'write';
  const area = areas.find(([pattern]) => pattern.test(path))?.[1] ?? 'accounts';
  return area === 'admin' ? `admin:${verb}` : `${verb}:${area}`;
}

export function scopesCover(granted: string, needed: string): boolean {
  const [verb = '', area = ''] = needed.split(':');
  return granted
    .split(/\s+/)
    .some(
      (scope) =>
        scope === needed || scope === verb || (scope === 'follow' && followAreas.has(area)),
    );
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
    .every((scope) => scopesCover(registered, scope));
}
