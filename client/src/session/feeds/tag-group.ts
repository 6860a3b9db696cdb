import { encodeUrlPart } from '@rookery/contract/text/well-formed.ts';
import { pathTo } from '#lib/url/paths.ts';
import type { TagGroup, TagGroupMode } from './matches-tag-timeline.ts';

export const tagGroupModes = ['any', 'all', 'none'] as const satisfies readonly TagGroupMode[];

/** Maximum hashtags of each kind; Mastodon ignores more. */
export const maxGroupTags = 4;

/** Reads hashtags from a text, in which spaces or commas separate them. */
export function parseTags(text: string): readonly string[] {
  const names = text
    .toLowerCase()
    .split(/[\s,]+/u)
    .map((name) => name.replace(/^#/u, ''));
  const valid = names.filter((name) => /^[\p{L}\p{M}\p{N}_·]+$/u.test(name));
  return [...new Set(valid)].slice(0, maxGroupTags);
}

/** Reads the further hashtags of an address; undefined if there are none. */
export function readTagGroup(query: URLSearchParams): TagGroup | undefined {
  const read = (mode: TagGroupMode) => parseTags(query.get(mode) ?? '');
  const group = { any: read('any'), all: read('all'), none: read('none') };
  return tagGroupModes.some((mode) => group[mode].length > 0) ? group : undefined;
}

/** Returns the query of an address with further hashtags, such as `?any=egret,stork`. */
export function tagGroupQuery(group: TagGroup | undefined): string {
  const parts = tagGroupModes.flatMap((mode) =>
    group && group[mode].length > 0 ? [`${mode}=${group[mode].map(encodeUrlPart).join(',')}`] : [],
  );
  return parts.length === 0 ? '' : `?${parts.join('&')}`;
}

/** Returns the path of the timeline of a hashtag, with further hashtags if there are some. */
export function tagTimelinePath(tag: string, group?: TagGroup): string {
  return pathTo('tag-timeline', { tag }) + tagGroupQuery(group);
}

/** Returns the title of a hashtag timeline, such as `#heron, #egret + #photo − #ai`. */
export function tagTimelineTitle(tag: string, group?: TagGroup): string {
  const { any = [], all = [], none = [] } = group ?? {};
  return [
    [tag, ...any].map((name) => `#${name}`).join(', '),
    ...all.map((name) => `+ #${name}`),
    ...none.map((name) => `− #${name}`),
  ].join(' ');
}
