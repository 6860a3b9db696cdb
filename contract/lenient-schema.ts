import * as v from 'valibot';
import { boundGraphemes } from './text/bound-graphemes.ts';

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
  readonly path: (string | number)[];
  /** Entities parsed by `parsedOncePerId` in this response, by schema. */
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

/** Returned instead of a value for invalid input. */
const invalid = Symbol('invalid');

type Read<T> = (input: unknown) => T | typeof invalid;

/** The function that reads a value, for each schema created in this file. */
const reads = new WeakMap<object, Read<unknown>>();

/**
 * Creates a schema from a function that reads a value. Valibot's `pipe` with `rawTransform` does the
 * same, but doubles the time of parsing.
 */
/* @__NO_SIDE_EFFECTS__ */
function createSchema<T>(expects: string, read: Read<T>): Schema<T> {
  // oxlint-disable-next-line no-underscore-dangle -- Valibot's API for custom schemas
  const schema = v._standardSchema<Schema<T>>({
    kind: 'schema',
    type: 'lenient',
    reference: createSchema,
    expects,
    async: false,
    '~run'(dataset) {
      const value = read(dataset.value);
      return value === invalid ? nothing['~run'](dataset, config) : { typed: true, value };
    },
  });
  reads.set(schema, read);
  return schema;
}

/*
 * Cuts endless graphemes in a text. A browser lays out each grapheme as a whole, and a hostile
 * server can send a text that consists of a single one.
 */
function bounded(value: unknown): unknown {
  return typeof value === 'string' ? boundGraphemes(value) : value;
}

/**
 * A schema for a text in which endless graphemes are not cut, unlike in other texts of the contract:
 * for JSON, and for what the viewer typed and may send again.
 */
export const exactText: Schema<string> = createSchema('string', (input) =>
  typeof input === 'string' ? input : invalid,
);

/** Like `exactText`, for a field that may be null. `v.nullable(exactText)` would cut its graphemes. */
export const exactTextOrNull: Schema<string | null> = createSchema('string', (input) =>
  typeof input === 'string' || input === null ? input : invalid,
);

/*
 * Returns the function that reads a value by a schema. Texts and booleans do not go through Valibot,
 * which creates an object for each value: most of the time for a list of 20,000 emoji.
 */
function readOf<T>(schema: Schema<T>): Read<T>;
function readOf(schema: Schema<unknown>): Read<unknown> {
  const read = reads.get(schema);
  if (read) return read;
  if (schema.type === 'string' && !('pipe' in schema))
    return (input) => (typeof input === 'string' ? boundGraphemes(input) : invalid);
  if (schema.type === 'boolean' && !('pipe' in schema))
    return (input) => (typeof input === 'boolean' ? input : invalid);
  return (input) => {
    const result = schema['~run']({ value: input }, config);
    return result.typed && !result.issues ? bounded(result.value) : invalid;
  };
}

function readPart<T>(
  name: string | number,
  read: Read<T>,
  input: unknown,
  kind: ParseIssue['kind'],
): T | typeof invalid {
  current.path.push(name);
  const value = read(input);
  if (value === invalid) reportIssue(kind);
  current.path.pop();
  return value;
}

/** Schema for a number of items: a whole number that is not negative. */
export const count: Schema<number> = /* @__PURE__ */ createSchema('count', (input) =>
  typeof input === 'number' && Number.isSafeInteger(input) && input >= 0 ? input : invalid,
);

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
  const fieldsOf = (fields: Fields) =>
    Object.entries(fields).map(([name, schema]) => ({ name, read: readOf(schema) }));
  const requiredFields = fieldsOf(required);
  const optionalFields = fieldsOf(optional);
  return createSchema('Object', (input) => {
    if (!isRecord(input) || current.path.length > maxDepth) return invalid;
    const output: Record<string, unknown> = {};
    for (const { name, read } of requiredFields) {
      const field = Object.hasOwn(input, name) ? input[name] : undefined;
      const value = readPart(name, read, field, 'fallback');
      if (value === invalid) return invalid;
      output[name] = value;
    }
    for (const { name, read } of optionalFields) {
      if (!Object.hasOwn(input, name)) continue;
      const field = input[name];
      if (field === undefined) continue;
      const value = readPart(name, read, field, 'fallback');
      if (value !== invalid) output[name] = value;
    }
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the loops above wrote exactly these fields, each through its schema
    return output as Entity<R, O>;
  });
}

/**
 * Creates a schema for an entity that a response repeats, such as the author of each status. Only
 * the first entity with an `id` is parsed; if it was valid, all others with this `id` are read as
 * the same object.
 */
/* @__NO_SIDE_EFFECTS__ */
export function parsedOncePerId<T>(schema: Schema<T>): Schema<T> {
  const read = readOf(schema);
  return createSchema(schema.expects, (input) => {
    const id = isRecord(input) ? input['id'] : undefined;
    const known = current.known.get(schema) ?? new Map<unknown, unknown>();
    current.known.set(schema, known);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the output of this schema below
    if (known.has(id)) return known.get(id) as T;
    const { length } = current.issues;
    const value = read(input);
    if (value !== invalid && current.issues.length === length) known.set(id, value);
    return value;
  });
}

/**
 * Creates a schema for a value that permits something: an invalid value, other than null, is read as
 * `narrowest`, the value that permits least, and reported. Read as absent, it could permit more.
 */
/* @__NO_SIDE_EFFECTS__ */
export function narrowestIfInvalid<T>(schema: Schema<T>, narrowest: T): Schema<T> {
  const read = readOf(schema);
  return createSchema(schema.expects, (input) => {
    const value = read(input);
    if (value !== invalid || input === null) return value;
    reportIssue('fallback');
    return narrowest;
  });
}

/** Creates a schema whose valid values are changed by a function. */
/* @__NO_SIDE_EFFECTS__ */
export function mapOutput<T>(schema: Schema<T>, change: (value: T) => T): Schema<T> {
  const read = readOf(schema);
  return createSchema(schema.expects, (input) => {
    const value = read(input);
    return value === invalid ? value : change(value);
  });
}

/** Creates a schema for an object with arbitrary names; omits and reports invalid values. */
/* @__NO_SIDE_EFFECTS__ */
export function mapOf<T>(value: Schema<T>): Schema<Record<string, T>> {
  const read = readOf(value);
  return createSchema('Object', (input) => {
    if (!isRecord(input)) return invalid;
    const pairs: [string, T][] = [];
    for (const [name, part] of Object.entries(input)) {
      const known = readPart(name, read, part, 'dropped');
      if (known !== invalid) pairs.push([boundGraphemes(name), known]);
    }
    return Object.fromEntries(pairs);
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
  const read = readOf(item);
  return createSchema('Array', (input) => {
    if (!Array.isArray(input)) return invalid;
    const list: T[] = [];
    for (let index = 0; index < input.length; index += 1) {
      const value = readPart(index, read, input[index], 'dropped');
      if (value !== invalid) list.push(value);
    }
    return list;
  });
}

/** Parses a response. Never throws; reports what was omitted. */
export function parseLenient<T>(schema: Schema<T>, input: unknown): ParseResult<T> {
  const outer = current;
  current = createParseState();
  try {
    const value = readOf(schema)(input);
    const { issues } = current;
    return value === invalid ? { issues } : { value, issues };
  } finally {
    current = outer;
  }
}
