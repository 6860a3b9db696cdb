import { expect, test } from 'vitest';
import { createTables } from '#entities/tables.ts';
import { holdOpenThreads } from './inline-hold.ts';

test('the row of an open conversation stays where it would be gone for good, until it is closed', () => {
  const tables = createTables();
  const open = new Set(['thread a']);
  holdOpenThreads({ tables, uiState: { read: (key) => open.has(key), write: () => undefined } });
  const { isHeldRow } = tables.latecomers;
  expect(isHeldRow('a', true)).toBe(true);
  expect(isHeldRow('b', true)).toBe(false);
  /* It comes again on the way down. */
  expect(isHeldRow('a')).toBe(false);
  open.clear();
  expect(isHeldRow('a', true)).toBe(false);
});
