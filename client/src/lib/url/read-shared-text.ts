import { matchPath } from '../router/match-path.ts';

/** The part of an address that names the screen and may contain a text. */
interface SharingAddress {
  readonly pathname: string;
  readonly query: URLSearchParams;
}

/**
 * Returns the text with which a composer is opened: shared by another app (`share_target` of the
 * manifest), or given in the address as `?message=`. The `url` of the timeline of a link names that
 * link, and is not shared (R-ROUTE-049).
 */
export function readSharedText({ pathname, query }: SharingAddress): string {
  const message = query.get('message') ?? '';
  const url = matchPath(pathname)?.name === 'link-timeline' ? '' : (query.get('url') ?? '');
  const parts = [query.get('title') ?? '', message, message.includes(url) ? '' : url];
  return parts.filter((part) => part !== '').join('\n\n');
}
