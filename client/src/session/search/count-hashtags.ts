import type { StatusRow } from '#store/rows/status-row.ts';

/** A hashtag, with the number of posts that contain it and of people who used it. */
export interface HashtagUse {
  readonly name: string;
  readonly posts: number;
  readonly people: number;
}

/**
 * Minimum number of people who have used a hashtag. A hashtag of a single person is no topic,
 * however often it is used.
 */
const minPeople = 2;

/**
 * Returns the hashtags in loaded statuses that several people have used since a time (milliseconds
 * since 1970), sorted by number of people. A reblog counts as the reblogged status, and each status
 * counts once.
 */
export function countHashtags(statuses: Iterable<StatusRow>, since: number): readonly HashtagUse[] {
  const uses = new Map<string, { name: string; ids: Set<string>; people: Set<string> }>();
  for (const { id, tags = [], accountId = '', createdAt = '', isDeleted } of statuses) {
    if (isDeleted === true || !(Date.parse(createdAt) >= since)) continue;
    for (const { name } of tags) {
      const key = name.toLowerCase();
      const use = uses.get(key) ?? { name, ids: new Set(), people: new Set() };
      use.ids.add(id);
      use.people.add(accountId);
      uses.set(key, use);
    }
  }
  return [...uses.values()]
    .filter(({ people }) => people.size >= minPeople)
    .map(({ name, ids, people }) => ({ name, posts: ids.size, people: people.size }))
    .toSorted(
      (one, other) =>
        other.people - one.people || other.posts - one.posts || one.name.localeCompare(other.name),
    );
}
