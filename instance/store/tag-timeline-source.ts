import type { TimelineSource } from './timelines.ts';

/** Additional tags that extend or restrict the timeline of a tag. */
interface AdditionalTags {
  readonly any?: readonly string[];
  readonly all?: readonly string[];
  readonly none?: readonly string[];
}

function toLowerCase(names: readonly string[] = []): string[] {
  return [...new Set(names.map((name) => name.toLowerCase()))];
}

function anyTagCondition(names: readonly string[], having = ''): string {
  const marks = names.map(() => '?').join(', ');
  return `statuses.id IN (SELECT status_id FROM status_tags JOIN tags ON tags.id = tag_id WHERE name IN (${marks})${having})`;
}

/**
 * Returns a single condition for any number of names: SQLite limits the nesting depth of
 * conditions.
 */
function allTagsCondition(names: readonly string[]): string {
  return anyTagCondition(names, ` GROUP BY status_id HAVING count(*) = ${names.length}`);
}

/** Restricts a source to statuses with a tag and the additional tags. */
export function tagTimelineSource(
  open: TimelineSource,
  tag: string,
  additional: AdditionalTags,
): TimelineSource {
  const any = toLowerCase([tag, ...(additional.any ?? [])]);
  const all = toLowerCase(additional.all);
  const none = toLowerCase(additional.none);
  return {
    where: [
      open.where,
      anyTagCondition(any),
      ...(all.length > 0 ? [allTagsCondition(all)] : []),
      ...(none.length > 0 ? [`NOT ${anyTagCondition(none)}`] : []),
    ].join(' AND '),
    values: [...open.values, ...any, ...all, ...none],
  };
}
