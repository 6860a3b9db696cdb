/** What a kind of timeline needs to be told; those that are not here need nothing. */
interface PlaceParts {
  readonly tag: { readonly tag: string };
  readonly list: { readonly listId: string };
  readonly user: { readonly accountId: string };
  readonly replies: { readonly accountId: string };
  readonly media: { readonly accountId: string };
}

/** The timelines by their names in the specification. */
export type TimelineKindName =
  | keyof PlaceParts
  | 'friends'
  | 'public'
  | 'publicAndExternal'
  | 'bubble'
  | 'bookmarks'
  | 'dms'
  | 'favorites'
  | 'mentions';

export type PlaceOf<Kind extends TimelineKindName> = {
  readonly kind: Kind;
} & (Kind extends keyof PlaceParts ? PlaceParts[Kind] : unknown);

/** Which timeline: its kind, and what the kind needs to be told. */
export type TimelinePlace = { [Kind in TimelineKindName]: PlaceOf<Kind> }[TimelineKindName];

/** The feed's id in the tables. Capitals make no other hashtag. */
export function feedIdOf(place: TimelinePlace): string {
  if ('tag' in place) return `tag/${place.tag.toLowerCase()}`;
  if ('listId' in place) return `list/${place.listId}`;
  if ('accountId' in place) return `${place.kind}/${place.accountId}`;
  return place.kind;
}
