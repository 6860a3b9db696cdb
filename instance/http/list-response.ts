import type { Call } from '@rookery/contract/call.ts';
import { findDialect } from '#dialects/find-dialect.ts';
import { createLinkHeader } from '#rules/paging.ts';
import { parseBracketedFields } from './parse-bracketed-fields.ts';
import type { RouteRequest } from './route.ts';
import { RouteResponse } from './route-response.ts';

/** The parts of a request for a list that its response depends on. */
export type ListRequest = Pick<RouteRequest<Call>, 'call' | 'url' | 'view'>;

export interface ListOptions {
  /**
   * Parameters that Akkoma's links contain with a default value even if the client did not send
   * them.
   */
  readonly defaults?: Readonly<Record<string, string>>;
  /**
   * Parameters that Akkoma's links lack even if the client sent them: a client must add them to the
   * request of each page.
   */
  readonly omitted?: readonly string[];
  /** A parameter that Akkoma's links contain twice, the second time at their end. */
  readonly repeated?: string;
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
  { call, url, view }: ListRequest,
  items: readonly unknown[],
  ids: readonly (string | number)[],
  { defaults, omitted, repeated }: ListOptions = {},
): RouteResponse {
  const sent = parseBracketedFields(url.searchParams);
  const parameters: Record<string, string | readonly string[]> = { limit: '20', ...defaults };
  for (const name of Object.keys(call.query ?? {})) {
    const value = sent[name];
    if (isSent(value) && !omitted?.includes(name)) parameters[name] = value;
  }
  const dialect = findDialect(view.instance.config);
  const path = url.pathname.replace(/\/$/, '');
  return new RouteResponse(items, {
    headers: createLinkHeader(
      `${view.origin}${path}`,
      dialect.linkParameters(parameters, sent),
      ids.map(String),
      dialect.repeatsLinkParameters ? repeated : undefined,
    ),
  });
}
