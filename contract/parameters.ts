/**
 * How a request's parameters are described: small words instead of schemas, because a row travels
 * in the client's bundle and the same description must serve the client (types), the instance
 * (parsing of query, JSON, form and multipart) and the printed list of calls.
 */

/** What each word means to the caller. */
interface KindValues {
  text: string;
  /** Sent as JSON null when the value is to be cleared (an announcement's end, say). */
  'text-or-null': string | null;
  integer: number;
  boolean: boolean;
  texts: readonly string[];
  integers: readonly number[];
  file: Blob;
  /** A free JSON value: settings profiles, push subscriptions. */
  json: unknown;
}

/** The words themselves. */
export type ParameterKind = keyof KindValues;

/** A kind, with `!` at its end when the server refuses the call without it. */
export type Parameter = ParameterKind | `${ParameterKind}!`;

/** Named parameters; a nested record is a JSON object, or `outer[inner]` in a form. */
export interface Parameters {
  readonly [name: string]: Parameter | Parameters;
}

type RequiredNames<P extends Parameters> = {
  [N in keyof P]: P[N] extends `${string}!` ? N : never;
}[keyof P];

type ParameterValue<P> = P extends `${infer K extends ParameterKind}!`
  ? KindValues[K]
  : P extends ParameterKind
    ? KindValues[P]
    : P extends Parameters
      ? ParameterValues<P>
      : never;

/** The object a caller passes for a description; optional names may be absent, never undefined. */
export type ParameterValues<P extends Parameters> = {
  -readonly [N in RequiredNames<P>]: ParameterValue<P[N]>;
} & { -readonly [N in Exclude<keyof P, RequiredNames<P>>]?: ParameterValue<P[N]> };
