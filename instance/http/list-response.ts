import type { Call } from '@rookery/contract/call.ts';
import { findDialect } from '#dialects/find-dialect.ts';
import { pageLinks } from '#rules/paging.ts';
import { parseBracketedFields } from './parse-bracketed-fields.ts';
import type { RouteRequest } from './route.ts';
import { RouteResponse } from './route-response.ts';

/** The request of a list. */
export type ListRequest = Pick<RouteRequest<Call>, 'row' | 'url' | 'view'>;

export interface ListOptions {
  /** Parameters that Akkoma includes even if they were not sent. */
  readonly always?: Readonly<Record<string, string>>;
  /** Parameters that Akkoma omits from its links, so that a client must add them again. */
  readonly forgotten?: readonly string[];
  /** A parameter that Akkoma repeats at the end. */
  readonly again?: string;
}

function isSent(value: unknown): value is string | string[] {
  return (
    typeof value === 'string' ||
    (Array.isArray(value) && value.every((item) => typeof item === 'string'))
  );
}

/**
 * Creates the response for one page of a list, with its `Link` header.
 *
 * @param ids the ids of the items, of which the first and last are the cursors
 */
export function listResponse(
  { row, url, view }: ListRequest,
  items: readonly unknown[],
  ids: readonly (string | number)[],
  { always, forgotten, again }: ListOptions = {},
): RouteResponse {
  const sent = parseBracketedFields(url.searchParams);
  const parameters: Record<string, string | readonly string[]> = { limit: '20', ...always };
  for (const name of Object.keys(row.query ?? {})) {
    const value = sent[name];
    if (isSent(value) && !forgotten?.includes(name)) parameters[name] = value;
  }
  const dialect = findDialect(view.instance.config);
  const path = url.pathname.replace(/\/$/, '');
  return new RouteResponse(items, {
    headers: pageLinks(
      `${view.origin}${path}`,
      dialect.linkParameters(parameters, sent),
      ids.map(String),
      dialect.repeatsLinkParameters ? again : undefined,
    ),
  });
}
