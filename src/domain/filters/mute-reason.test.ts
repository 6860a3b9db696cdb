import { expect, test } from 'vitest';
import { muteReason, type MuteContext } from './mute-reason.ts';

const status = { id: 'S1', accountId: 'jun' };

const plain: MuteContext = {
  viewerId: 'mira',
  cardAccountId: 'jun',
  viewer: undefined,
  relationship: undefined,
  place: {},
};
const muted = { id: 'S1', muted: true };
const threadMuted = { id: 'S1', muted: true, threadMuted: true };

test.each([
  ['nothing is muted', plain, undefined],
  ['the conversation is', { ...plain, viewer: threadMuted }, 'thread'],
  ['the server says so', { ...plain, viewer: muted }, 'account'],
  ['the author is', { ...plain, relationship: { id: 'jun', muting: true } }, 'account'],
  ['a visitor reads', { ...plain, viewerId: null, viewer: muted }, undefined],
  ['it is one’s own [R-STATUS-022]', { ...plain, viewerId: 'jun', viewer: muted }, undefined],
  [
    'it is one’s own repeat [R-STATUS-022]',
    { ...plain, cardAccountId: 'mira', viewer: muted },
    undefined,
  ],
  [
    'it is read on its author’s profile [R-STATUS-023]',
    { ...plain, viewer: threadMuted, place: { profileOf: 'jun' } },
    undefined,
  ],
  [
    'it is read on somebody else’s profile',
    { ...plain, viewer: threadMuted, place: { profileOf: 'ines' } },
    'thread',
  ],
  [
    'its conversation was opened for it [R-STATUS-023]',
    { ...plain, viewer: threadMuted, place: { isFocus: true } },
    undefined,
  ],
] as const)('what folds a status when %s', (_, context, by) => {
  expect(muteReason(status, context)?.by).toBe(by);
});
