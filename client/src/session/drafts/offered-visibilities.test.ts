import { expect, test } from 'vitest';
import type { Visibility } from '#store/rows/status-row.ts';
import {
  initialVisibility,
  visibilityOrDirect,
  offeredVisibilities,
  readDefaultVisibility,
} from './offered-visibilities.ts';

test.each<[Visibility | undefined, readonly Visibility[]]>([
  [undefined, ['direct', 'private', 'unlisted', 'local', 'public']],
  ['public', ['direct', 'private', 'unlisted', 'local', 'public']],
  ['unlisted', ['direct', 'private', 'unlisted', 'local']],
  ['private', ['direct', 'private']],
  ['local', ['direct', 'local']],
  ['direct', ['direct']],
])(
  'offeredVisibilities: returns no wider visibility for a reply to a %s status [R-COMP-003 R-COMP-004 R-COMP-006]',
  (parent, scopes) => {
    expect(offeredVisibilities(parent, true)).toEqual(scopes);
  },
);

test('offeredVisibilities: omits local if the server does not support it', () => {
  expect(offeredVisibilities(undefined, false)).not.toContain('local');
});

test.each<[Visibility | undefined, Visibility, Visibility]>([
  [undefined, 'unlisted', 'unlisted'],
  ['public', 'unlisted', 'unlisted'],
  ['unlisted', 'public', 'unlisted'],
  ['private', 'public', 'private'],
  ['private', 'private', 'private'],
  ['unlisted', 'private', 'private'],
  ['direct', 'public', 'direct'],
  ['local', 'public', 'local'],
  ['local', 'private', 'direct'],
])(
  'initialVisibility: for a parent of %s and a default of %s, returns %s [R-COMP-005]',
  (parent, own, start) => {
    expect(offeredVisibilities(parent, true)).toContain(start);
    expect(initialVisibility(parent, own, true)).toBe(start);
  },
);

test.each<[string | undefined, Visibility]>([
  [undefined, 'public'],
  ['unlisted', 'unlisted'],
  ['local', 'local'],
  ['list:1', 'direct'],
  ['Private', 'direct'],
  ['followers', 'direct'],
  ['public ', 'direct'],
  ['', 'direct'],
])('readDefaultVisibility: reads a default of %j as %s', (privacy, scope) => {
  expect(readDefaultVisibility(privacy)).toBe(scope);
});

test('visibilityOrDirect: returns direct if the visibility of the status is unknown', () => {
  expect(visibilityOrDirect({})).toBe('direct');
  expect(visibilityOrDirect({ visibility: 'local' })).toBe('local');
});
