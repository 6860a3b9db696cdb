import { assert, constantFrom, dictionary, nat, property } from 'fast-check';
import { expect, test } from 'vitest';
import { mergeSettings } from './merge-settings.ts';

const unstamped = (values: Record<string, unknown>) => ({ values, changedAt: {} });
const stamped = (values: Record<string, unknown>, at: number) => ({
  values,
  changedAt: Object.fromEntries(Object.keys(values).map((key) => [key, at])),
});

test('mergeSettings: keeps the changes of both devices if they changed different settings', () => {
  const base = { a: 1, b: 1, c: 1 };
  const merged = mergeSettings(base, unstamped({ ...base, a: 2 }), unstamped({ a: 1, b: 3 }));
  expect(merged).toMatchObject({ values: { a: 2, b: 3 }, conflicts: [] });
});

test.each([
  [5, 9, 'theirs'],
  [9, 5, 'mine'],
  [5, 5, 'theirs'],
])(
  'mergeSettings: for a setting changed locally at %d and remotely at %d, uses the value %s and reports a conflict',
  (here, there, value) => {
    const merged = mergeSettings(
      { a: 'old' },
      stamped({ a: 'mine' }, here),
      stamped({ a: 'theirs' }, there),
    );
    expect(merged).toMatchObject({ values: { a: value }, conflicts: ['a'] });
  },
);

const settings = dictionary(constantFrom('a', 'b', 'c', 'd'), nat(3), { noNullPrototype: true });

test('mergeSettings: returns the changes of one side if the other has changed nothing', () => {
  assert(
    property(settings, settings, (base, changed) => {
      const fromServer = mergeSettings(base, unstamped(base), unstamped(changed));
      expect(fromServer.values).toEqual(changed);
      const fromClient = mergeSettings(base, unstamped(changed), unstamped(base));
      expect(fromClient.values).toEqual(changed);
      expect([...fromServer.conflicts, ...fromClient.conflicts]).toEqual([]);
    }),
  );
});

test('mergeSettings: never loses a change made on one side only', () => {
  assert(
    property(settings, settings, settings, (base, mine, theirs) => {
      const { values } = mergeSettings(base, unstamped(mine), unstamped(theirs));
      for (const key of ['a', 'b', 'c', 'd']) {
        if (mine[key] === base[key]) expect(values[key]).toBe(theirs[key]);
        if (theirs[key] === base[key]) expect(values[key]).toBe(mine[key]);
      }
    }),
  );
});

test.each(['constructor', 'toString', 'valueOf'])(
  'mergeSettings: keeps a setting with the name of the inherited property %j',
  (name) => {
    const changed = unstamped({ [name]: 'a' });
    const nothing = unstamped({});
    expect(mergeSettings({}, changed, nothing)).toEqual({ ...changed, conflicts: [] });
    expect(mergeSettings({}, nothing, changed)).toEqual({ ...changed, conflicts: [] });
  },
);
