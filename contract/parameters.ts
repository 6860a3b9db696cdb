/*
 * Request parameters are described by names of kinds instead of schemas, because the definitions of
 * calls are part of the client's bundle. One description serves the client (types), the instance
 * (parsing of query, JSON, form and multipart) and the printed list of calls.
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

/** A text that must be one of the names, separated by `|`: `one of public|private`. */
type OneOf = `one of ${string}`;

/** A list of such texts. */
type SomeOf = `some of ${string}`;

export type ParameterKind = keyof KindValues;

/** A kind or enumeration, with a trailing `!` if the server requires the parameter. */
export type Parameter = ParameterKind | `${ParameterKind}!` | OneOf | SomeOf;

/** Named parameters; a nested record is a JSON object, or `outer[inner]` in a form. */
export interface Parameters {
  readonly [name: string]: Parameter | Parameters;
}

type RequiredNames<P extends Parameters> = {
  [N in keyof P]: P[N] extends `${string}!` ? N : never;
}[keyof P];

type NameOf<Names extends string> = Names extends `${infer First}|${infer Rest}`
  ? First | NameOf<Rest>
  : Names;

type WithoutMark<P> = P extends `${infer Kind}!` ? Kind : P;

type ValueOfKind<K> = K extends `one of ${infer Names}`
  ? NameOf<Names>
  : K extends `some of ${infer Names}`
    ? readonly NameOf<Names>[]
    : K extends ParameterKind
      ? KindValues[K]
      : K extends Parameters
        ? ParameterValues<K>
        : never;

type ParameterValue<P> = ValueOfKind<WithoutMark<P>>;

/** The object that a caller passes for the parameters `P`. Optional ones may be absent, never undefined. */
export type ParameterValues<P extends Parameters> = {
  -readonly [N in RequiredNames<P>]: ParameterValue<P[N]>;
} & { -readonly [N in Exclude<keyof P, RequiredNames<P>>]?: ParameterValue<P[N]> };
