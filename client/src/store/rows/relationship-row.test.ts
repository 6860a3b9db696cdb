import { expect, test } from 'vitest';
import { readRelationship } from './relationship-row.ts';

test('readRelationship: reads unknown fields as false', () => {
  expect(readRelationship(undefined)).toMatchObject({ following: false, showingReblogs: true });
});
