import type { GenericSchema, InferOutput } from 'valibot';
import type { Parameters, ParameterValues } from './parameters.ts';

/** Who may make a call. `anyone` may be narrowed by an instance that restricts visitors. */
export type Caller = 'anyone' | 'app' | 'member' | 'staff' | 'admin';

/** HTTP methods the API uses. */
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** What is sent along. */
export interface Body {
  /** The encoding the client sends. Servers of this family also take the others. */
  readonly encoding: 'json' | 'form' | 'multipart';
  readonly fields: Parameters;
}

/**
 * How pages of the answer are walked: by Link header with sortable ids (`id`), by Link header with
 * numeric ids (`number`: notifications, bookmarks, tags, talks), by `offset`, or by `page` number.
 */
export type Paging = 'id' | 'number' | 'offset' | 'page';

/** One call of the family's API: everything either side needs to know about it. */
export interface Call {
  readonly method: Method;
  /** Path with `:name` for each part that varies. */
  readonly path: `/${string}`;
  readonly who: Caller;
  readonly query?: Parameters;
  readonly body?: Body;
  readonly answer: GenericSchema<unknown, unknown>;
  /** Set where the answer's body is read as text (HTML documents) and not as JSON. */
  readonly answers?: 'text';
  readonly paging?: Paging;
  /**
   * The field of the answer with the number of items on all pages. Akkoma (2025.10) answers 500 to a
   * page of emoji packs past the end, so such a list must not be walked until a page is empty.
   */
  readonly total?: string;
}

/** Declares a row of the table; the identity function, for its types. */
/* @__NO_SIDE_EFFECTS__ */
export function defineCall<const C extends Call>(row: C): C {
  return row;
}

type PathNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | PathNames<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** The values for the varying parts of a call's path. */
export type PathValues<C extends Call> = { [N in PathNames<C['path']>]: string };

/** The parameters in the address. */
export type QueryValues<C extends Call> = C extends { query: infer P extends Parameters }
  ? ParameterValues<P>
  : unknown;

/** The fields of the body. */
export type BodyValues<C extends Call> = C extends { body: { fields: infer P extends Parameters } }
  ? ParameterValues<P>
  : unknown;

/** What a successful answer reads as. */
export type Answer<C extends Call> = InferOutput<C['answer']>;
