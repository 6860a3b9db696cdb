import { matchPath } from '#lib/router/match-path.ts';

/**
 * Returns the account name or id in a profile link; undefined for other links and for parts of a
 * profile.
 */
export function parseProfileLink(href: string, origin: string): string | undefined {
  if (!URL.canParse(href, origin)) return undefined;
  const url = new URL(href, origin);
  if (url.origin !== origin || url.hash !== '') return undefined;
  const match = matchPath(url.pathname);
  if (!match) return undefined;
  if ('name' in match.params && match.name === 'user-profile') return match.params.name;
  if ('id' in match.params && match.name === 'external-user-profile') return match.params.id;
  return undefined;
}
