import * as fc from 'fast-check';

type ValuePath = readonly (string | number)[];

/** Returns the path of a value and of each value inside it. */
function listPaths(value: unknown, path: ValuePath = []): ValuePath[] {
  if (typeof value !== 'object' || value === null) return [path];
  const inner = Array.isArray(value)
    ? value.flatMap((item, index) => listPaths(item, [...path, index]))
    : Object.entries(value).flatMap(([name, part]) => listPaths(part, [...path, name]));
  return [path, ...inner];
}

/** Stands for a value that is removed from its object or list. */
const removed = Symbol('removed');

/** Returns a copy of a value in which the value at a path is replaced or removed. */
function replaceAt(value: unknown, path: ValuePath, replacement: unknown): unknown {
  const [first, ...rest] = path;
  if (first === undefined) return replacement;
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => {
      if (index !== first) return [item];
      const next = replaceAt(item, rest, replacement);
      return next === removed ? [] : [next];
    });
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, part]) => {
      if (name !== first) return [[name, part]];
      const next = replaceAt(part, rest, replacement);
      return next === removed ? [] : [[name, next]];
    }),
  );
}

/** Returns lists, or objects in the field `name`, that are nested this many times. */
function nested(levels: number, name: string | undefined): unknown {
  let value: unknown = 0;
  for (let level = 0; level < levels; level += 1) {
    value = name === undefined ? [value] : { id: 'x', account: { id: 'y' }, [name]: value };
  }
  return value;
}

const invalidValue = fc.oneof(
  fc.constant(removed),
  fc.constant(null),
  fc.jsonValue(),
  fc.constantFrom<unknown>(
    '',
    'x'.repeat(1_000_000),
    Number.MAX_VALUE,
    -1,
    true,
    [],
    {},
    Array.from({ length: 20_000 }, () => null),
    JSON.parse('{"__proto__":{"id":"x"},"constructor":1,"toString":null}'),
    nested(10_000, undefined),
    nested(10_000, 'reblog'),
    nested(10_000, 'quote'),
    nested(10_000, 'moved'),
  ),
);

/**
 * Generates variants of the value with one to four parts, at any depth, missing or replaced by an
 * invalid value.
 */
export function corruptVariants(value: unknown): fc.Arbitrary<unknown> {
  const paths = listPaths(value).filter((path) => path.length > 0);
  if (paths.length === 0)
    return invalidValue.map((replacement) => (replacement === removed ? undefined : replacement));
  return fc
    .array(fc.tuple(fc.constantFrom(...paths), invalidValue), { minLength: 1, maxLength: 4 })
    .map((changes) =>
      changes.reduce<unknown>(
        (previous, [path, replacement]) => replaceAt(previous, path, replacement),
        value,
      ),
    );
}
