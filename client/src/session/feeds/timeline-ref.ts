/** Parameters of the kinds that need some. */
interface TimelineParameters {
  readonly tag: { readonly tag: string };
  readonly list: { readonly listId: string };
  readonly user: { readonly accountId: string };
  readonly replies: { readonly accountId: string };
  readonly media: { readonly accountId: string };
}

/** The names of timelines. */
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

/** A timeline: its kind and parameters. */
export type TimelineRef = { [Kind in TimelineKindName]: TimelineRefOf<Kind> }[TimelineKindName];

/** Returns the feed's id in the tables. Hashtags ignore case. */
export function feedIdOf(timeline: TimelineRef): string {
  if ('tag' in timeline) return `tag/${timeline.tag.toLowerCase()}`;
  if ('listId' in timeline) return `list/${timeline.listId}`;
  if ('accountId' in timeline) return `${timeline.kind}/${timeline.accountId}`;
  return timeline.kind;
}
