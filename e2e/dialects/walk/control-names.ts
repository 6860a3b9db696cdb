import { matchPath } from '@rookery/client/lib/router/match-path.ts';

/** What differs between equal rows: addresses, hashtags, counts, emoji, and whom or what a name is about. */
const varying: readonly (readonly [RegExp, string])[] = [
  [/[@#][^\s,:]+/gu, '…'],
  [/,? \d.*$/u, ''],
  [/^\p{Emoji_Presentation}.*$/u, '…'],
  [/^❤️$/u, '…'],
  [/^(Show avatar of|Show description of|Reactions? with|Open|React with) .+$/u, '$1 …'],
];

/** Returns the part of a link's address that says where it leads: the route, or its place on the page. */
function kindOfAddress(address: string, origin: string): string {
  const url = new URL(address, origin);
  if (url.origin !== origin) return 'elsewhere';
  const route = matchPath(url.pathname)?.name ?? 'nowhere';
  return url.hash === '' ? route : `${route}${url.hash}`;
}

/** Returns the kind of a control, which equal controls of several rows share. */
export function kindOfName(name: string, url: string | undefined, origin: string): string {
  if (url !== undefined) return kindOfAddress(url, origin);
  return varying.reduce((text, [pattern, by]) => text.replace(pattern, by), name);
}
