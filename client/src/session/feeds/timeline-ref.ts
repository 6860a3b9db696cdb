import type { TagGroup } from './matches-tag-timeline.ts';

/** The parameters of kinds of timelines that need some. */
interface TimelineParameters {
  readonly tag: { readonly tag: string; readonly group?: TagGroup | undefined };
  readonly link: { readonly url: string };
  readonly instance: { readonly host: string };
  readonly list: { readonly listId: string };
  readonly user: { readonly accountId: string };
  readonly replies: { readonly accountId: string };
  readonly media: { readonly accountId: string; readonly hidesReplies?: boolean };
}

/** The names of the kinds of timelines. */
export type TimelineKindName =
  | keyof TimelineParameters
  | 'friends'
  | 'public'
  | 'publicAndExternal'
  | 'bubble'
  | 'bookmarks'
  | 'dms'
  | 'favorites'
  | 'mentions';

export type TimelineRefOf<Kind extends TimelineKindName> = {
  readonly kind: Kind;
} & (Kind extends keyof TimelineParameters ? TimelineParameters[Kind] : unknown);

/** Identifies a timeline by its kind and parameters. */
export type TimelineRef = { [Kind in TimelineKindName]: TimelineRefOf<Kind> }[TimelineKindName];

/** Returns the id of a timeline's feed in the tables. The letter case of hashtags is ignored. */
export function feedIdOf(timeline: TimelineRef): string {
  if ('tag' in timeline)
    return `tag/${timeline.tag.toLowerCase()}${timeline.group ? JSON.stringify(timeline.group) : ''}`;
  if ('url' in timeline) return `link/${timeline.url}`;
  if ('host' in timeline) return `instance/${timeline.host}`;
  if ('listId' in timeline) return `list/${timeline.listId}`;
  if ('accountId' in timeline) return `${timeline.kind}/${timeline.accountId}`;
  return timeline.kind;
}
