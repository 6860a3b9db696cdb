/** The page that a request asks for. */
export interface Page {
  readonly limit: number;
  readonly maxId?: string;
  readonly sinceId?: string;
  readonly minId?: string;
  readonly offset: number;
}

interface PageQuery {
  readonly limit?: number;
  readonly max_id?: string;
  readonly since_id?: string;
  readonly min_id?: string;
  readonly offset?: number;
}

const usual = 20;
const most = 40;

export function readPage(query: PageQuery): Page {
  return {
    limit: Math.min(Math.max(query.limit ?? usual, 1), most),
    offset: Math.max(query.offset ?? 0, 0),
    ...(query.max_id === undefined ? {} : { maxId: query.max_id }),
    ...(query.since_id === undefined ? {} : { sinceId: query.since_id }),
    ...(query.min_id === undefined ? {} : { minId: query.min_id }),
  };
}

/**
 * The Link header as the real server writes it: absolute, every other parameter repeated in order
 * of name, `next` and `prev` on every page that holds anything, and nothing on an empty one. `again`
 * is named a second time, at the end.
 */
export function pageLinks(
  url: string,
  parameters: Readonly<Record<string, string | readonly string[] | undefined>>,
  ids: readonly string[],
  again?: string,
): Readonly<Record<string, string>> {
  const first = ids[0];
  const last = ids.at(-1);
  if (first === undefined || last === undefined) return {};
  const end = again === undefined ? '' : `&${writeQuery({ [again]: parameters[again] })}`;
  const next = `${url}?${writeQuery({ ...parameters, max_id: last })}${end}`;
  const previous = `${url}?${writeQuery({ ...parameters, min_id: first })}${end}`;
  return { link: `<${next}>; rel="next", <${previous}>; rel="prev"` };
}

function writeQuery(
  parameters: Readonly<Record<string, string | readonly string[] | undefined>>,
): string {
  return Object.entries(parameters)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([name, value]) => {
      if (value === undefined) return [];
      if (typeof value === 'string') return [`${name}=${encodeURIComponent(value)}`];
      return value.map((item) => `${name}[]=${encodeURIComponent(item)}`);
    })
    .join('&');
}
