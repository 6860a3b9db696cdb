import { expect, test } from 'vitest';
import { createTables } from '#store/tables.ts';
import { defaultFilterSettings } from './filter-settings.ts';
import { foldInsteadOfHiding, isItemShown } from './hidden-items.ts';
import { timelineStatusKinds } from './timeline-kinds-left-out.ts';

function setUp(leavesOut: readonly string[], place = {}) {
  const tables = createTables();
  const put = (id: string, fields: object): void =>
    tables.statuses.merge({ id, accountId: 'jun', content: id, ...fields });
  tables.accounts.merge({ id: 'robot', bot: true });
  put('text', {});
  put('reblog', { accountId: 'ines', reblogId: 'text' });
  put('quote', { quoteId: 'text' });
  put('reply', { inReplyToId: '1', inReplyToAccountId: 'ines' });
  put('thread', { inReplyToId: 'text', inReplyToAccountId: 'jun' });
  put('replyToViewer', { inReplyToId: '2', inReplyToAccountId: 'mira' });
  put('bot', { accountId: 'robot' });
  put('image', { attachments: [{ id: '1', type: 'image' }] });
  put('own', { accountId: 'mira', inReplyToId: '1', inReplyToAccountId: 'ines' });
  const settings = { ...defaultFilterSettings, leavesOut };
  const view = { tables, viewerId: 'mira', settings, place };
  const ids = [
    'text',
    'reblog',
    'quote',
    'reply',
    'thread',
    'replyToViewer',
    'bot',
    'image',
    'own',
  ];
  return { ids, view, hidden: () => ids.filter((id) => !isItemShown(id, view)) };
}

test.each([
  [[], []],
  [['reblogs'], ['reblog']],
  [['quotes'], ['quote']],
  [['replies'], ['reply']],
  [['bots'], ['bot']],
  [['withoutMedia'], ['text', 'reblog', 'quote', 'reply', 'thread', 'replyToViewer', 'bot']],
  [
    ['reblogs', 'bots'],
    ['reblog', 'bot'],
  ],
  [['unknown'], []],
])('isLeftOut: a timeline without %j hides %j [R-TL-061]', (kinds, expected) => {
  expect(setUp(kinds).hidden()).toEqual(expected);
});

test('isLeftOut: hides nothing in a conversation, or after the reader has asked for the hidden posts', () => {
  expect(setUp(timelineStatusKinds, { isInConversation: true }).hidden()).toEqual([]);
  const { ids, view } = setUp(timelineStatusKinds);
  const shown = { ...view, settings: foldInsteadOfHiding(view.settings) };
  expect(ids.filter((id) => !isItemShown(id, shown))).toEqual([]);
});
