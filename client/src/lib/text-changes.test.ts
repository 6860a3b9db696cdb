import { assert, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { textChanges, type TextChange } from './text-changes.ts';

const without = (changes: readonly TextChange[], kind: TextChange['kind']): string =>
  changes
    .filter((change) => change.kind !== kind)
    .map(({ text }) => text)
    .join('');

test.each([
  ['The hreon is back', 'The heron is back', ['hreon'], ['heron']],
  ['One', 'One\nTwo', [], ['\nTwo']],
  ['Gone', '', ['Gone'], []],
  ['鳥がいる', '鳥がいる', [], []],
])(
  'textChanges: from %j to %j, returns %j as removed and %j as added',
  (before, after, gone, came) => {
    const changes = textChanges(before, after);
    const of = (kind: TextChange['kind']) =>
      changes.filter((change) => change.kind === kind).map(({ text }) => text);
    expect(of('gone')).toEqual(gone);
    expect(of('new')).toEqual(came);
  },
);

test('textChanges: both texts can be restored from the changes', () => {
  assert(
    property(string({ unit: 'grapheme' }), string({ unit: 'grapheme' }), (before, after) => {
      const changes = textChanges(before, after);
      expect(without(changes, 'new')).toBe(before);
      expect(without(changes, 'gone')).toBe(after);
    }),
  );
});
