import * as v from 'valibot';

/** A schema of the contract: parses an unknown value to a `T`. */
export type Schema<T> = v.GenericSchema<unknown, T>;

type Fields = Readonly<Record<string, v.GenericSchema<unknown, unknown>>>;

/** The output of an entity schema: required fields, and optional ones that are absent or valid. */
export type Entity<R extends Fields, O extends Fields> = {
  [N in keyof R]: v.InferOutput<R[N]>;
} & { [N in keyof O]?: v.InferOutput<O[N]> };

/** A deviation found in a response, with its path (`media_attachments.2.meta.width`). */
export interface ParseIssue {
  /**
   * `fallback`: a field of a wrong type is treated as absent. `dropped`: a list item was omitted.
   */
  readonly kind: 'fallback' | 'dropped';
  readonly path: string;
}

/** The valid part of a response, with the issues found. */
export interface ParseResult<T> {
  /** Absent if nothing could be parsed. */
  readonly value?: T;
  readonly issues: readonly ParseIssue[];
}

/** Deeper than any valid response; prevents a hostile one from exhausting the stack. */
const maxDepth = 24;

interface ParseState {
  readonly issues: ParseIssue[];
  readonly path: string[];
  /** Entities parsed by `onceById` in this response, by schema. */
  readonly known: Map<unknown, Map<unknown, unknown>>;
}

const createParseState = (): ParseState => ({ issues: [], path: [], known: new Map() });

/* Parsing is synchronous, so one variable can hold the state of the current parse. */
let current = createParseState();

function reportIssue(kind: ParseIssue['kind']): void {
  current.issues.push({ kind, path: current.path.join('.') });
}

const config = v.getGlobalConfig();
const nothing = v.never();

/**
 * Creates a schema from a function that returns undefined for invalid input. Valibot's `pipe` with
 * `rawTransform` does the same, but takes as long as parsing all fields.
 */
/* @__NO_SIDE_EFFECTS__ */
function createSchema<T>(
  expects: string,
  readInput: (input: unknown) => { readonly value: T } | undefined,
): Schema<T> {
  // oxlint-disable-next-line no-underscore-dangle -- Valibot's API for custom schemas
  return v._standardSchema<Schema<T>>({
    kind: 'schema',
    type: 'lenient',
    reference: createSchema,
    expects,
    async: false,
    '~run'(dataset) {
      const output = readInput(dataset.value);
      return output ? { typed: true, value: output.value } : nothing['~run'](dataset, config);
    },
  });
}

function parseField<T>(
  name: string,
  schema: Schema<T>,
  input: unknown,
  kind: ParseIssue['kind'],
): { readonly value: T } | undefined {
  current.path.push(name);
  const result = schema['~run']({ value: input }, config);
  const isValid = result.typed && !result.issues;
  if (!isValid) reportIssue(kind);
  current.path.pop();
  return isValid ? result : undefined;
}

function isRecord(input: unknown): input is Readonly<Record<string, unknown>> {
  return typeof input === 'object' && input !== null && !Array.isArray(input);
}

/**
 * Creates a schema for an object. Ignores unknown fields. An absent optional field stays absent,
 * one of a wrong type is treated as absent and reported; an invalid required field makes the whole
 * entity invalid.
 */
/* @__NO_SIDE_EFFECTS__ */
export function entity<const R extends Fields, const O extends Fields>(
  required: R,
  optional: O,
): Schema<Entity<R, O>> {
  const requiredFields = Object.entries(required);
  const optionalFields = Object.entries(optional);
  return createSchema('Object', (input) => {
    if (!isRecord(input) || current.path.length > maxDepth) return undefined;
    const value: Record<string, unknown> = {};
    for (const [name, schema] of requiredFields) {
      const field = Object.hasOwn(input, name) ? input[name] : undefined;
      const result = parseField(name, schema, field, 'fallback');
      if (!result) return undefined;
      value[name] = result.value;
    }
    for (const [name, schema] of optionalFields) {
      if (!Object.hasOwn(input, name)) continue;
      const field = input[name];
      if (field === undefined) continue;
      const result = parseField(name, schema, field, 'fallback');
      if (result) value[name] = result.value;
    }
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the loops above wrote exactly these fields, each through its schema
    return { value: value as Entity<R, O> };
  });
}

/**
 * Parses an entity that a response repeats (the author of each status) once per `id`. If it was
 * valid, the copies are the same object.
 */
/* @__NO_SIDE_EFFECTS__ */
export function onceById<T>(schema: Schema<T>): Schema<T> {
  return createSchema(schema.expects, (input) => {
    const id = isRecord(input) ? input['id'] : undefined;
    const known = current.known.get(schema) ?? new Map<unknown, unknown>();
    current.known.set(schema, known);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the output of this schema below
    if (known.has(id)) return { value: known.get(id) as T };
    const { length } = current.issues;
    const result = schema['~run']({ value: input }, config);
    if (!result.typed || result.issues) return undefined;
    if (current.issues.length === length) known.set(id, result.value);
    return result;
  });
}

/** Creates a schema for an object with arbitrary names; omits and reports invalid values. */
/* @__NO_SIDE_EFFECTS__ */
export function mapOf<T>(value: Schema<T>): Schema<Record<string, T>> {
  return createSchema('Object', (input) => {
    if (!isRecord(input)) return undefined;
    const pairs: [string, T][] = [];
    for (const [name, part] of Object.entries(input)) {
      const result = parseField(name, value, part, 'dropped');
      if (result) pairs.push([name, result.value]);
    }
    return { value: Object.fromEntries(pairs) };
  });
}

/**
 * Creates a schema for one of two forms, selected by a field that only the first has. (A plain
 * union would try both and report issues of the form that was not meant.)
 */
/* @__NO_SIDE_EFFECTS__ */
export function eitherByField<A, B>(
  field: string,
  having: Schema<A>,
  other: Schema<B>,
): Schema<A | B> {
  return v.lazy((input): Schema<A | B> =>
    typeof input === 'object' && input !== null && Object.hasOwn(input, field) ? having : other,
  );
}

/** Creates a schema for a list; omits and reports invalid items. */
/* @__NO_SIDE_EFFECTS__ */
export function listOf<T>(item: Schema<T>): Schema<T[]> {
  return createSchema('Array', (input) => {
    if (!Array.isArray(input)) return undefined;
    const value: T[] = [];
    for (const [index, part] of input.entries()) {
      const result = parseField(String(index), item, part, 'dropped');
      if (result) value.push(result.value);
    }
    return { value };
  });
}

/** Parses a response. Never throws; reports what was omitted. */
export function parseLenient<T>(schema: Schema<T>, input: unknown): ParseResult<T> {
  const outer = current;
  current = createParseState();
  try {
    const result = v.safeParse(schema, input);
    const { issues } = current;
    return result.success ? { value: result.output, issues } : { issues };
  } finally {
    current = outer;
  }
}
