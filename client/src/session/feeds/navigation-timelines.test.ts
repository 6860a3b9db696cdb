import { describe, expect, test } from 'vitest';
import { readInstanceInfo } from '../instance/instance-info.ts';
import { navigationTimelines } from './navigation-timelines.ts';

const plain = { ...readInstanceInfo(), localBubbleInstances: ['friends.example'] };
const shut = { local: false, bubble: false, federated: false };

type Reader = Parameters<typeof navigationTimelines>[0];
const visitor: Reader = { isMember: false, showsFederated: true, info: plain };
const member: Reader = { ...visitor, isMember: true };

const cases: readonly (readonly [string, Reader, string])[] = [
  ['a member', member, 'friends public bubble publicAndExternal'],
  ['a visitor', visitor, 'public bubble publicAndExternal'],
  [
    'a visitor if all timelines are closed',
    { ...visitor, info: { ...plain, visitorTimelines: shut } },
    '',
  ],
  [
    'a visitor if only local timelines are open',
    { ...visitor, info: { ...plain, visitorTimelines: { ...shut, local: true } } },
    'public',
  ],
  [
    'a member if all are closed to visitors',
    { ...member, info: { ...plain, visitorTimelines: shut } },
    'friends public bubble publicAndExternal',
  ],
  [
    'a member of an instance without a bubble',
    { ...member, info: { ...plain, localBubbleInstances: [] } },
    'friends public publicAndExternal',
  ],
  [
    'a member of an instance without a federated timeline',
    { ...member, info: { ...plain, federatedTimelineAvailable: false } },
    'friends public bubble',
  ],
  [
    'a member of an instance without a local timeline',
    { ...member, info: { ...plain, localTimelineAvailable: false } },
    'friends bubble publicAndExternal',
  ],
  [
    'a member who hides the federated timeline',
    { ...member, showsFederated: false },
    'friends public bubble',
  ],
  ['a visitor of a private instance', { ...visitor, info: { ...plain, isPrivate: true } }, ''],
  [
    'a member of a private instance',
    { ...member, info: { ...plain, isPrivate: true } },
    'friends public bubble publicAndExternal',
  ],
];

describe('navigationTimelines [R-SHELL-031 R-SHELL-032]', () => {
  test.each(cases)('returns the timelines for %s', (_, reader, names) => {
    expect(navigationTimelines(reader).join(' ')).toBe(names);
  });
});
