import { expect, test } from 'vitest';
import { readRelationship } from './read-relationship.ts';

test('what is not known of the viewer reads as no', () => {
  expect(readRelationship(undefined)).toMatchObject({ following: false, showingReblogs: true });
});
