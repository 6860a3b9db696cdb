import { expect, test } from 'vitest';
import { colorSlotNames } from '#theme/engine/slot-names.ts';
import { advancedGroups, commonGroups } from './color-groups.ts';

test('commonGroups and advancedGroups: contain each of the 120 colours once', () => {
  const fields = [...commonGroups, ...advancedGroups].flatMap(({ slots }) =>
    slots.map(([slot]) => slot),
  );
  expect(fields.toSorted()).toEqual([...colorSlotNames].toSorted());
});
