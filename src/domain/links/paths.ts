/** The addresses of the client's screens (spec 1 §2). Nothing else spells them but the router. */

export const paths = {
  federated: '/main/all',
  local: '/main/public',
  bubble: '/main/bubble',
  home: '/main/friends',
  bookmarks: '/bookmarks',
  lists: '/lists',
  announcements: '/announcements',
  about: '/about',
  login: '/login',
  registration: '/registration',
  registrationRequestSent: '/registration-request-sent',
  awaitingEmailConfirmation: '/awaiting-email-confirmation',
  passwordReset: '/password-reset',
  friendRequests: '/friend-requests',
  whoToFollow: '/who-to-follow',
  search: '/search',
} as const;

export function statusPath(id: string): string {
  return `/notice/${encodeURIComponent(id)}`;
}

export function tagPath(tag: string): string {
  return `/tag/${encodeURIComponent(tag)}`;
}

export function notificationsPath(username: string): string {
  return `/${encodeURIComponent(username)}/notifications`;
}

export function interactionsPath(username: string): string {
  return `/users/${encodeURIComponent(username)}/interactions`;
}

export function directMessagesPath(username: string): string {
  return `/users/${encodeURIComponent(username)}/dms`;
}

/** The timeline of a list. */
export function listPath(id: string): string {
  return `/lists/${encodeURIComponent(id)}`;
}

export function listEditPath(id: string): string {
  return `${listPath(id)}/edit`;
}

/** Home, with the composer holding a mention. */
export function mentionPath(acct: string): string {
  return `${paths.home}?message=${encodeURIComponent(`@${acct} `)}`;
}

/**
 * An account's profile. By its id when the name is missing, remote, or one that the server keeps
 * for itself; by its name otherwise (spec 1 §2, Rules).
 */
export function profilePath(
  account: { readonly id: string; readonly acct?: string },
  restrictedNames: readonly string[] = [],
): string {
  const { id, acct } = account;
  if (acct === undefined || acct === '' || acct.includes('@') || restrictedNames.includes(acct)) {
    return `/users/${encodeURIComponent(id)}`;
  }
  return `/${encodeURIComponent(acct)}`;
}
