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
}

/* Parsing is synchronous, so one variable can stand for "the reading under way". */
let current: ReadingInProgress = { troubles: [], path: [] };

function note(kind: Trouble['kind']): void {
  current.troubles.push({ kind, path: current.path.join('.') });
}

function readAt<T>(
  name: string,
  schema: Schema<T>,
  input: unknown,
  kind: Trouble['kind'],
): v.SafeParseResult<Schema<T>> {
  current.path.push(name);
  const result = v.safeParse(schema, input);
  if (!result.success) note(kind);
  current.path.pop();
  return result;
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
  return v.pipe(
    v.unknown(),
    v.rawTransform<unknown, Entity<R, O>>(({ dataset, addIssue, NEVER }) => {
      const input = dataset.value;
      if (typeof input !== 'object' || input === null || Array.isArray(input)) {
        addIssue({ message: 'not an object' });
        return NEVER;
      }
      if (current.path.length > maximumDepth) {
        addIssue({ message: 'nested too deeply' });
        return NEVER;
      }
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- own fields alone are read from it, and as unknown
      const source = input as Readonly<Record<string, unknown>>;
      const output: Record<string, unknown> = {};
      for (const [name, schema] of requiredFields) {
        const value = Object.hasOwn(source, name) ? source[name] : undefined;
        const result = readAt(name, schema, value, 'fallback');
        if (!result.success) {
          addIssue({ message: `without a readable ${name}` });
          return NEVER;
        }
        output[name] = result.output;
      }
      for (const [name, schema] of optionalFields) {
        if (!Object.hasOwn(source, name)) continue;
        const value = source[name];
        if (value === undefined) continue;
        const result = readAt(name, schema, value, 'fallback');
        if (result.success) output[name] = result.output;
      }
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the loops above wrote just these fields, each through its schema
      return output as Entity<R, O>;
    }),
  );
}

/** A record with names of its own choosing; unreadable values are left out and noted. */
/* @__NO_SIDE_EFFECTS__ */
export function mapOf<T>(value: Schema<T>): Schema<Record<string, T>> {
  return v.pipe(
    v.custom<object>(
      (input) => typeof input === 'object' && input !== null && !Array.isArray(input),
    ),
    v.transform((input) => {
      const kept: [string, T][] = [];
      for (const [name, part] of Object.entries(input)) {
        const result = readAt(name, value, part, 'dropped');
        if (result.success) kept.push([name, result.output]);
      }
      return Object.fromEntries(kept);
    }),
  );
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
  return v.pipe(
    v.array(v.unknown()),
    v.transform((items) => {
      const kept: T[] = [];
      for (const [index, input] of items.entries()) {
        const result = readAt(String(index), item, input, 'dropped');
        if (result.success) kept.push(result.output);
      }
      return kept;
    }),
  );
}

/** Reads an answer. Never throws; says what had to be left out. */
export function read<T>(schema: Schema<T>, input: unknown): Reading<T> {
  const outer = current;
  current = { troubles: [], path: [] };
  try {
    const result = v.safeParse(schema, input);
    const { troubles } = current;
    return result.success ? { value: result.output, troubles } : { troubles };
  } finally {
    current = outer;
  }
}
