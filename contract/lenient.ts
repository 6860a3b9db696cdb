import * as v from 'valibot';

/** Any schema of the contract: reads something unknown, gives a `T`. */
export type Schema<T> = v.GenericSchema<unknown, T>;

type Fields = Readonly<Record<string, v.GenericSchema<unknown, unknown>>>;

/** What an entity's schema gives: required fields, and optional ones that are absent or right. */
export type Entity<R extends Fields, O extends Fields> = {
  [N in keyof R]: v.InferOutput<R[N]>;
} & { [N in keyof O]?: v.InferOutput<O[N]> };

/** What was wrong in an answer, and where (`media_attachments.2.meta.width`). */
export interface Trouble {
  /** `fallback`: a field of a wrong type counts as absent. `dropped`: a list's item was left out. */
  readonly kind: 'fallback' | 'dropped';
  readonly path: string;
}

/** An answer, read as far as it can be. */
export interface Reading<T> {
  /** Absent when the whole answer could not be read. */
  readonly value?: T;
  readonly troubles: readonly Trouble[];
}

/** Deeper than any honest answer; a hostile one must not exhaust the stack. */
const maximumDepth = 24;

interface ReadingInProgress {
  readonly troubles: Trouble[];
  readonly path: string[];
  /** What `onceById` has read in this answer, by schema. */
  readonly known: Map<unknown, Map<unknown, unknown>>;
}

const startReading = (): ReadingInProgress => ({ troubles: [], path: [], known: new Map() });

/* Parsing is synchronous, so one variable can stand for "the reading under way". */
let current = startReading();

function note(kind: Trouble['kind']): void {
  current.troubles.push({ kind, path: current.path.join('.') });
}

const config = v.getGlobalConfig();
const nothing = v.never();

/**
 * A schema by a function of ours, which gives nothing for what cannot be read. Valibot's `pipe` with
 * `rawTransform` does the same, but costs as much as the reading of all fields.
 */
/* @__NO_SIDE_EFFECTS__ */
function schemaBy<T>(
  expects: string,
  readInput: (input: unknown) => { readonly value: T } | undefined,
): Schema<T> {
  // oxlint-disable-next-line no-underscore-dangle -- how Valibot has a schema of one's own made
  return v._standardSchema<Schema<T>>({
    kind: 'schema',
    type: 'lenient',
    reference: schemaBy,
    expects,
    async: false,
    '~run'(dataset) {
      const output = readInput(dataset.value);
      return output ? { typed: true, value: output.value } : nothing['~run'](dataset, config);
    },
  });
}

function readAt<T>(
  name: string,
  schema: Schema<T>,
  input: unknown,
  kind: Trouble['kind'],
): { readonly value: T } | undefined {
  current.path.push(name);
  const result = schema['~run']({ value: input }, config);
  const isReadable = result.typed && !result.issues;
  if (!isReadable) note(kind);
  current.path.pop();
  return isReadable ? result : undefined;
}

function isRecord(input: unknown): input is Readonly<Record<string, unknown>> {
  return typeof input === 'object' && input !== null && !Array.isArray(input);
}

/**
 * An object as servers send it. Unknown fields are ignored; an optional field that is absent stays
 * absent, and one of a wrong type counts as absent and is noted; a required one makes the whole
 * entity unreadable.
 */
/* @__NO_SIDE_EFFECTS__ */
export function entity<const R extends Fields, const O extends Fields>(
  required: R,
  optional: O,
): Schema<Entity<R, O>> {
  const requiredFields = Object.entries(required);
  const optionalFields = Object.entries(optional);
  return schemaBy('Object', (input) => {
    if (!isRecord(input) || current.path.length > maximumDepth) return undefined;
    const value: Record<string, unknown> = {};
    for (const [name, schema] of requiredFields) {
      const field = Object.hasOwn(input, name) ? input[name] : undefined;
      const result = readAt(name, schema, field, 'fallback');
      if (!result) return undefined;
      value[name] = result.value;
    }
    for (const [name, schema] of optionalFields) {
      if (!Object.hasOwn(input, name)) continue;
      const field = input[name];
      if (field === undefined) continue;
      const result = readAt(name, schema, field, 'fallback');
      if (result) value[name] = result.value;
    }
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the loops above wrote just these fields, each through its schema
    return { value: value as Entity<R, O> };
  });
}

/**
 * What an answer repeats with each of its parts, told apart by its `id`: it says the same each time, so
 * what was read without trouble is not read again, and is one and the same object.
 */
/* @__NO_SIDE_EFFECTS__ */
export function onceById<T>(schema: Schema<T>): Schema<T> {
  return schemaBy(schema.expects, (input) => {
    const id = isRecord(input) ? input['id'] : undefined;
    const known = current.known.get(schema) ?? new Map<unknown, unknown>();
    current.known.set(schema, known);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what this very schema gave below
    if (known.has(id)) return { value: known.get(id) as T };
    const { length } = current.troubles;
    const result = schema['~run']({ value: input }, config);
    if (!result.typed || result.issues) return undefined;
    if (current.troubles.length === length) known.set(id, result.value);
    return result;
  });
}

/** A record with names of its own choosing; unreadable values are left out and noted. */
/* @__NO_SIDE_EFFECTS__ */
export function mapOf<T>(value: Schema<T>): Schema<Record<string, T>> {
  return schemaBy('Object', (input) => {
    if (!isRecord(input)) return undefined;
    const kept: [string, T][] = [];
    for (const [name, part] of Object.entries(input)) {
      const result = readAt(name, value, part, 'dropped');
      if (result) kept.push([name, result.value]);
    }
    return { value: Object.fromEntries(kept) };
  });
}

/**
 * Two forms of one answer, told apart by a field that only the first has. (A plain union would
 * try both and note the troubles of the one that was not meant.)
 */
/* @__NO_SIDE_EFFECTS__ */
export function either<A, B>(field: string, having: Schema<A>, other: Schema<B>): Schema<A | B> {
  return v.lazy((input): Schema<A | B> =>
    typeof input === 'object' && input !== null && Object.hasOwn(input, field) ? having : other,
  );
}

/** A list whose unreadable items are left out and noted. */
/* @__NO_SIDE_EFFECTS__ */
export function listOf<T>(item: Schema<T>): Schema<T[]> {
  return schemaBy('Array', (input) => {
    if (!Array.isArray(input)) return undefined;
    const value: T[] = [];
    for (const [index, part] of input.entries()) {
      const result = readAt(String(index), item, part, 'dropped');
      if (result) value.push(result.value);
    }
    return { value };
  });
}

/** Reads an answer. Never throws; says what had to be left out. */
export function read<T>(schema: Schema<T>, input: unknown): Reading<T> {
  const outer = current;
  current = startReading();
  try {
    const result = v.safeParse(schema, input);
    const { troubles } = current;
    return result.success ? { value: result.output, troubles } : { troubles };
  } finally {
    current = outer;
  }
}
