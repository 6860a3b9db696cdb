import { expect, test } from 'vitest';
import { readRelationship } from './read-relationship.ts';

test('readRelationship: reads unknown fields as false', () => {
  expect(readRelationship(undefined)).toMatchObject({ following: false, showingReblogs: true });
});
