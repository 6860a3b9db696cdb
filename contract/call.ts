import type { GenericSchema, InferOutput } from 'valibot';
import type { Parameters, ParameterValues } from './parameters.ts';

/**
 * Who may make a call: a visitor, an application by its own token, a member, or a member of the
 * staff. An instance that restricts visitors may refuse them calls of `anyone`.
 */
export type CallerRole = 'anyone' | 'app' | 'member' | 'staff' | 'admin';

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** The request body. */
export interface CallBody {
  /** The encoding that the client sends. Akkoma and Pleroma also accept the other two. */
  readonly encoding: 'json' | 'form' | 'multipart';
  readonly fields: Parameters;
}

/**
 * How the next page of a list is requested: by the `max_id` of the Link header, which is the
 * sortable id of a status or account (`sortable-ids`) or a number (`numeric-ids`: notifications,
 * bookmarks, tags, conversations), by the parameter `offset`, or by the parameter `page`.
 */
export type PagingMethod = 'sortable-ids' | 'numeric-ids' | 'offset' | 'page-number';

/** One API call: everything client and server need to know about it. */
export interface Call {
  readonly method: HttpMethod;
  /** Path with `:name` for each variable part. */
  readonly path: `/${string}`;
  readonly caller: CallerRole;
  readonly query?: Parameters;
  readonly body?: CallBody;
  readonly response: GenericSchema<unknown, unknown>;
  /** Set if the response body is text (HTML documents) instead of JSON. */
  readonly responseType?: 'text';
  readonly paging?: PagingMethod;
  /**
   * Response field with the number of items on all pages. Akkoma (2025.10) answers 500 to a page of
   * emoji packs past the end, so the client stops at this number instead of at an empty page.
   */
  readonly totalField?: string;
  /**
   * Set if some servers lack the call. After the answer 405 or 501, or 404 to a path without
   * variable parts, the client does not send the call again: for a `session` until the page is
   * left, else for a `day`.
   */
  readonly optional?: 'session' | 'day';
  /** Set if the call is made for a cookie in its response. All others neither send nor save cookies. */
  readonly setsCookie?: true;
}

/** Defines the call of an endpoint with its literal types. */
/* @__NO_SIDE_EFFECTS__ */
export function defineCall<
  const Method extends HttpMethod,
  const Path extends Call['path'],
  const Details extends Omit<Call, 'method' | 'path'>,
>(method: Method, path: Path, details: Details) {
  return { method, path, ...details };
}

type PathNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | PathNames<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** The values of a call's path parameters. */
export type PathValues<C extends Call> = { [N in PathNames<C['path']>]: string };

/** The values of a call's query parameters. */
export type QueryValues<C extends Call> = C extends { query: infer P extends Parameters }
  ? ParameterValues<P>
  : unknown;

/** The values of a call's body fields. */
export type BodyValues<C extends Call> = C extends { body: { fields: infer P extends Parameters } }
  ? ParameterValues<P>
  : unknown;

/** The parsed body of a successful response. */
export type CallResponse<C extends Call> = InferOutput<C['response']>;
