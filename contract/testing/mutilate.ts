import * as fc from 'fast-check';

type Place = readonly (string | number)[];

function placesIn(value: unknown, place: Place = []): Place[] {
  if (typeof value !== 'object' || value === null) return [place];
  const inner = Array.isArray(value)
    ? value.flatMap((item, index) => placesIn(item, [...place, index]))
    : Object.entries(value).flatMap(([name, part]) => placesIn(part, [...place, name]));
  return [place, ...inner];
}

const gone = Symbol('gone');

function replaced(value: unknown, place: Place, by: unknown): unknown {
  const [first, ...rest] = place;
  if (first === undefined) return by;
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => {
      if (index !== first) return [item];
      const next = replaced(item, rest, by);
      return next === gone ? [] : [next];
    });
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, part]) => {
      if (name !== first) return [[name, part]];
      const next = replaced(part, rest, by);
      return next === gone ? [] : [[name, next]];
    }),
  );
}

function nested(levels: number, name: string | undefined): unknown {
  let value: unknown = 0;
  for (let level = 0; level < levels; level += 1) {
    value = name === undefined ? [value] : { id: 'x', account: { id: 'y' }, [name]: value };
  }
  return value;
}

const wrong = fc.oneof(
  fc.constant(gone),
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

/** The value with one to four of its parts, at any depth, missing or replaced by something wrong. */
export function mutilated(value: unknown): fc.Arbitrary<unknown> {
  const places = placesIn(value).filter((place) => place.length > 0);
  if (places.length === 0) return wrong.map((by) => (by === gone ? undefined : by));
  return fc
    .array(fc.tuple(fc.constantFrom(...places), wrong), { minLength: 1, maxLength: 4 })
    .map((changes) =>
      changes.reduce<unknown>((before, [place, by]) => replaced(before, place, by), value),
    );
}
