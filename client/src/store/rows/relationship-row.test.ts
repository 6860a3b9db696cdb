import { expect, test } from 'vitest';
import { readRelationship } from './relationship-row.ts';

test('readRelationship: reads absent flags as false, except that reblogs are shown', () => {
  expect(readRelationship(undefined)).toEqual({
    id: '',
    following: false,
    followedBy: false,
    blocking: false,
    blockedBy: false,
    muting: false,
    requested: false,
    requestedBy: false,
    subscribing: false,
    showingReblogs: true,
    domainBlocking: false,
    endorsed: false,
    note: '',
  });
  const row = { id: '7', showingReblogs: false, muting: true };
  expect(readRelationship(row)).toMatchObject(row);
});
