import type { AppLocation } from '#lib/router/history.ts';
import { linkTimelinePath, pathTo } from '#lib/url/paths.ts';
import { readTagGroup, tagGroupQuery } from '#session/feeds/tag-group.ts';

/**
 * Returns the path of the column that shows the same timeline as a location. Parameters that only a
 * screen uses, such as a text for the composer, are left out.
 */
export function columnPath({ pathname, query }: Pick<AppLocation, 'pathname' | 'query'>): string {
  if (pathname === pathTo('link-timeline')) return linkTimelinePath(query.get('url') ?? '');
  return pathname.startsWith('/tag/') ? pathname + tagGroupQuery(readTagGroup(query)) : pathname;
}
