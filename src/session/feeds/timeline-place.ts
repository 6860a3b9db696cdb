/** Which timeline: its kind, and what the kind needs to be told (spec 1 §2, Timelines). */
export type TimelinePlace =
  | { readonly kind: 'friends' }
  | { readonly kind: 'public' }
  | { readonly kind: 'publicAndExternal' };

export type TimelineKindName = TimelinePlace['kind'];

/** The feed's id in the tables. */
export function feedIdOf(place: TimelinePlace): string {
  return place.kind;
}
