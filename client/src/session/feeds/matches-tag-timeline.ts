/** How further hashtags change a hashtag timeline, by the names of the call's parameters. */
export type TagGroupMode = 'any' | 'all' | 'none';

/**
 * Further hashtags of a hashtag timeline, in lower case and without `#`. A status belongs to it if it
 * has the timeline's hashtag or one of `any`, each of `all`, and none of `none`.
 */
export type TagGroup = Readonly<Record<TagGroupMode, readonly string[]>>;

/** Returns whether a status with these hashtags belongs to a hashtag timeline. */
export function matchesTagTimeline(
  names: readonly string[],
  tag: string,
  { any = [], all = [], none = [] }: Partial<TagGroup> = {},
): boolean {
  const own = new Set(names.map((name) => name.toLowerCase()));
  const has = (name: string): boolean => own.has(name);
  return [tag.toLowerCase(), ...any].some(has) && all.every(has) && !none.some(has);
}
