/**
 * Describes request parameters by kind names instead of schemas: rows are part of the client's
 * bundle, and one description serves the client (types), the instance (parsing of query, JSON, form
 * and multipart) and the printed list of calls.
 */

/** The TypeScript type of each kind. */
interface KindValues {
  text: string;
  /** Sent as JSON null to clear the value (for example an announcement's end). */
  'text-or-null': string | null;
  integer: number;
  boolean: boolean;
  texts: readonly string[];
  integers: readonly number[];
  file: Blob;
  /** Any JSON value: settings profiles, push subscriptions. */
  json: unknown;
}

export type ParameterKind = keyof KindValues;

/** A kind, with a trailing `!` if the server requires the parameter. */
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

/** The object a caller passes for `P`; optional names may be absent, never undefined. */
export type ParameterValues<P extends Parameters> = {
  -readonly [N in RequiredNames<P>]: ParameterValue<P[N]>;
} & { -readonly [N in Exclude<keyof P, RequiredNames<P>>]?: ParameterValue<P[N]> };
