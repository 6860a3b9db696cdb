import { matchPath } from '#lib/router/match-path.ts';
import { findTimelineByPath } from '#components/timeline/timeline-descriptors.ts';
import type { TimelineRef } from '#session/feeds/timeline-ref.ts';

/** What a column shows. */
export type ColumnSource =
  | { readonly kind: 'timeline'; readonly place: TimelineRef }
  /** `query` names further hashtags. */
  | { readonly kind: 'tag'; readonly tag: string; readonly query: string }
  | { readonly kind: 'notifications' }
  | { readonly kind: 'conversations'; readonly username: string }
  | { readonly kind: 'search'; readonly words: string }
  /** `name` is the id or the username of the account. */
  | { readonly kind: 'profile'; readonly name: string };

/** Returns what the column for a path shows; undefined if this path cannot be shown in a column. */
export function columnSource(path: string): ColumnSource | undefined {
  const [pathname = '', query = ''] = path.split('?');
  const named = findTimelineByPath(pathname);
  if (named) return { kind: 'timeline', place: { kind: named } };
  const match = matchPath(pathname);
  const params: Readonly<Record<string, string>> = match?.params ?? {};
  const { tag = '', host = '', id = '', username = '', name = id } = params;
  switch (match?.name) {
    case 'tag-timeline':
      return { kind: 'tag', tag, query };
    case 'link-timeline': {
      const url = new URLSearchParams(query).get('url') ?? '';
      return url === '' ? undefined : { kind: 'timeline', place: { kind: 'link', url } };
    }
    case 'instance-timeline':
      return { kind: 'timeline', place: { kind: 'instance', host } };
    case 'list-timeline':
      return { kind: 'timeline', place: { kind: 'list', listId: id } };
    case 'direct-timeline':
      return { kind: 'timeline', place: { kind: 'dms' } };
    case 'notifications':
      return { kind: 'notifications' };
    case 'dms':
      return { kind: 'conversations', username };
    case 'user-profile':
    case 'external-user-profile':
      return { kind: 'profile', name };
    case 'search': {
      const words = (new URLSearchParams(query).get('query') ?? '').trim();
      return words === '' ? undefined : { kind: 'search', words };
    }
    default:
      return undefined;
  }
}
