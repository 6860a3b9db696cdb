import type { Call } from '@rookery/contract/call.ts';
import { pageLinks } from '#rules/paging.ts';
import { parseBracketedFields } from './parse-bracketed-fields.ts';
import { RouteResponse } from './route-response.ts';

interface ListOptions {
  readonly row: Call;
  readonly url: URL;
  readonly origin: string;
  /** The ids of the first and last item, used as cursors. */
  readonly ids: readonly string[];
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

/** Creates the response for one page of a list, with its `Link` header. */
export function listResponse(items: readonly unknown[], listed: ListOptions): RouteResponse {
  const sent = parseBracketedFields(listed.url.searchParams);
  const parameters: Record<string, string | readonly string[]> = {
    limit: '20',
    ...listed.always,
  };
  for (const name of Object.keys(listed.row.query ?? {})) {
    const value = sent[name];
    if (isSent(value) && !listed.forgotten?.includes(name)) parameters[name] = value;
  }
  const path = listed.url.pathname.replace(/\/$/, '');
  return new RouteResponse(items, {
    headers: pageLinks(`${listed.origin}${path}`, parameters, listed.ids, listed.again),
  });
}
