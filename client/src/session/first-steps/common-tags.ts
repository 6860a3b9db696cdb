import type { Status } from '@rookery/contract/schemas/status.ts';

type TaggedStatus = Pick<Status, 'tags' | 'sensitive'> & {
  readonly account?: { readonly id?: string | undefined } | undefined;
};

/**
 * Returns the names of the hashtags in statuses, in lower case: those that most people use first,
 * then those in most statuses. Sensitive statuses are left out.
 */
export function commonTags(statuses: readonly TaggedStatus[]): readonly string[] {
  const uses = new Map<string, { count: number; people: Set<string | undefined> }>();
  for (const { tags = [], sensitive, account } of statuses) {
    if (sensitive === true) continue;
    for (const name of new Set(tags.map((tag) => tag.name.toLowerCase()))) {
      const use = uses.get(name) ?? { count: 0, people: new Set() };
      use.count += 1;
      use.people.add(account?.id);
      uses.set(name, use);
    }
  }
  return [...uses]
    .toSorted(
      ([name, use], [otherName, other]) =>
        other.people.size - use.people.size ||
        other.count - use.count ||
        name.localeCompare(otherName),
    )
    .map(([name]) => name);
}
