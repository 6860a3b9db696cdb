import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { groupDirectStatuses } from './group-direct-statuses.ts';

interface Sample {
  readonly id: string;
  readonly accountId: string;
  readonly to: readonly string[];
  readonly inReplyToId?: string;
}

function statusesOf(samples: readonly Sample[]) {
  return samples.map(({ to, ...status }) => ({
    ...status,
    mentions: to.map((id) => ({ id, acct: id, username: id, url: '' })),
  }));
}

/**
 * Groups statuses, given oldest first, and returns the keys of the conversations with the ids of
 * their last statuses.
 */
function group(samples: readonly Sample[]) {
  return groupDirectStatuses(statusesOf(samples).toReversed(), 'me').map((entry) => [
    entry.lastStatusId,
    entry.accountIds.toSorted().join(' '),
  ]);
}

test.each<[string, readonly Sample[], readonly (readonly string[])[]]>([
  ['nothing', [], []],
  [
    'a reply with its parent',
    [
      { id: '1', accountId: 'jun', to: ['me'] },
      { id: '2', accountId: 'me', to: ['jun'], inReplyToId: '1' },
    ],
    [['2', 'jun']],
  ],
  [
    'two messages of one person that answer nothing as two conversations',
    [
      { id: '1', accountId: 'jun', to: ['me'] },
      { id: '2', accountId: 'jun', to: ['me'] },
    ],
    [
      ['2', 'jun'],
      ['1', 'jun'],
    ],
  ],
  [
    'the conversation with the latest message first',
    [
      { id: '1', accountId: 'jun', to: ['me'] },
      { id: '2', accountId: 'edda', to: ['me'] },
      { id: '3', accountId: 'jun', to: ['me'], inReplyToId: '1' },
    ],
    [
      ['3', 'jun'],
      ['2', 'edda'],
    ],
  ],
  [
    'replies to the same unknown parent together',
    [
      { id: '2', accountId: 'jun', to: ['me'], inReplyToId: '1' },
      { id: '3', accountId: 'edda', to: ['me'], inReplyToId: '1' },
    ],
    [['3', 'edda jun']],
  ],
  [
    'a reply to an unknown parent with the older message of the same people',
    [
      { id: '1', accountId: 'jun', to: ['me', 'edda'] },
      { id: '3', accountId: 'edda', to: ['jun', 'me'], inReplyToId: '2' },
    ],
    [['3', 'edda jun']],
  ],
  [
    'a reply to an unknown parent apart if its people differ',
    [
      { id: '1', accountId: 'jun', to: ['me', 'edda'] },
      { id: '3', accountId: 'edda', to: ['me'], inReplyToId: '2' },
    ],
    [
      ['3', 'edda'],
      ['1', 'edda jun'],
    ],
  ],
  ['a note to oneself without people', [{ id: '1', accountId: 'me', to: [] }], [['1', '']]],
])('groupDirectStatuses: groups %s', (_, samples, expected) => {
  expect(group(samples)).toEqual(expected);
});

const people = ['me', 'jun', 'edda', 'noor'] as const;

const samples = fc
  .array(
    fc.record({
      accountId: fc.constantFrom(...people),
      to: fc.uniqueArray(fc.constantFrom(...people)),
      parent: fc.option(fc.nat(30), { nil: undefined }),
    }),
    { maxLength: 30 },
  )
  .map((list) =>
    list.map(({ parent, ...sample }, index): Sample => ({
      ...sample,
      id: String(index + 1),
      ...(parent !== undefined && parent <= index && { inReplyToId: String(parent) }),
    })),
  );

test('groupDirectStatuses: the first conversation ends with the newest status, and no status ends two conversations', () => {
  fc.assert(
    fc.property(samples, (list) => {
      const lasts = group(list).map(([last]) => last);
      expect(lasts[0]).toBe(list.at(-1)?.id);
      expect(new Set(lasts).size).toBe(lasts.length);
      expect(lasts).toEqual(lasts.toSorted((a, b) => Number(b) - Number(a)));
    }),
  );
});

test('groupDirectStatuses: every author and mentioned account except the viewer is in some conversation', () => {
  fc.assert(
    fc.property(samples, (list) => {
      const named = new Set(
        groupDirectStatuses(statusesOf(list).toReversed(), 'me').flatMap((one) => one.accountIds),
      );
      const all = new Set(list.flatMap(({ accountId, to }) => [accountId, ...to]));
      all.delete('me');
      expect(named).toEqual(all);
    }),
  );
});
