import { expect, test } from 'vitest';
import { colorSlotNames } from '#theme/engine/slot-names.ts';
import { advancedColorGroups, commonColorGroups } from './color-groups.ts';

test('commonColorGroups and advancedColorGroups: contain each of the 120 colours once', () => {
  const fields = [...commonColorGroups, ...advancedColorGroups].flatMap(({ slots }) =>
    slots.map(([slot]) => slot),
  );
  expect(fields.toSorted()).toEqual([...colorSlotNames].toSorted());
});
