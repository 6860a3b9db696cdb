import type { Source } from './timelines.ts';

/** Further tags that a timeline of one tag is made wider or narrower by. */
interface FurtherTags {
  readonly any?: readonly string[];
  readonly all?: readonly string[];
  readonly none?: readonly string[];
}

function lower(names: readonly string[] = []): string[] {
  return [...new Set(names.map((name) => name.toLowerCase()))];
}

function taggedIn(names: readonly string[], having = ''): string {
  const marks = names.map(() => '?').join(', ');
  return `statuses.id IN (SELECT status_id FROM status_tags JOIN tags ON tags.id = tag_id WHERE name IN (${marks})${having})`;
}

/** One condition however many names there are: SQLite bounds how deep conditions stand in one another. */
function taggedWithAll(names: readonly string[]): string {
  return taggedIn(names, ` GROUP BY status_id HAVING count(*) = ${names.length}`);
}

/** Of all that is open, what has a tag, and the further ones as they were asked for. */
export function tagSource(open: Source, tag: string, further: FurtherTags): Source {
  const any = lower([tag, ...(further.any ?? [])]);
  const all = lower(further.all);
  const none = lower(further.none);
  return {
    where: [
      open.where,
      taggedIn(any),
      ...(all.length > 0 ? [taggedWithAll(all)] : []),
      ...(none.length > 0 ? [`NOT ${taggedIn(none)}`] : []),
    ].join(' AND '),
    values: [...open.values, ...any, ...all, ...none],
  };
}
