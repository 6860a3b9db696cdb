/** The page of a list that a request selects. */
export interface Page {
  readonly limit: number;
  readonly maxId?: string;
  readonly sinceId?: string;
  readonly minId?: string;
  readonly offset: number;
}

/** The query parameters by which a request selects a page. */
export interface PageQuery {
  readonly limit?: number;
  readonly max_id?: string;
  readonly since_id?: string;
  readonly min_id?: string;
  readonly offset?: number;
}

const defaultLimit = 20;
const maxLimit = 40;

/** Reads the page that a request selects: 20 items unless it sets a limit, and at most 40. */
export function readPage(query: PageQuery): Page {
  return {
    limit: Math.min(Math.max(query.limit ?? defaultLimit, 1), maxLimit),
    offset: Math.max(query.offset ?? 0, 0),
    ...(query.max_id === undefined ? {} : { maxId: query.max_id }),
    ...(query.since_id === undefined ? {} : { sinceId: query.since_id }),
    ...(query.min_id === undefined ? {} : { minId: query.min_id }),
  };
}

/**
 * Returns the `Link` header in Akkoma's format: absolute URLs, all other parameters repeated in
 * alphabetical order, `next` and `prev` on every non-empty page, no header on an empty one. The
 * parameter named by `repeated` is written a second time at the end.
 */
export function createLinkHeader(
  url: string,
  parameters: Readonly<Record<string, string | readonly string[] | undefined>>,
  ids: readonly string[],
  repeated?: string,
): Readonly<Record<string, string>> {
  const first = ids[0];
  const last = ids.at(-1);
  if (first === undefined || last === undefined) return {};
  const end = repeated === undefined ? '' : `&${writeQuery({ [repeated]: parameters[repeated] })}`;
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
