import { expect, test } from 'vitest';
import { readDraft, type StatusRequestBody } from './read-draft.ts';

const member = { settings: JSON.stringify({ privacy: 'unlisted' }) };
const plain = {
  text: '',
  spoilerText: '',
  sensitive: false,
  mediaIds: [],
  quotePolicy: 'public',
};

test.each<[string, StatusRequestBody, object]>([
  ['nothing: the member’s visibility', {}, { ...plain, visibility: 'unlisted' }],
  ['a visibility', { visibility: 'direct' }, { ...plain, visibility: 'direct' }],
  [
    'a reply: the visibility of the parent',
    { in_reply_to_id: 'A' },
    { ...plain, inReplyToId: 'A' },
  ],
  [
    'a reply with an own visibility',
    { in_reply_to_id: 'A', visibility: 'private' },
    { ...plain, inReplyToId: 'A', visibility: 'private' },
  ],
  ['an empty parent', { in_reply_to_id: '' }, { ...plain, visibility: 'unlisted' }],
  [
    'text, subject, mark and media',
    { status: 'Hi', spoiler_text: 'Hm', sensitive: true, media_ids: ['M'], visibility: 'public' },
    {
      ...plain,
      text: 'Hi',
      spoilerText: 'Hm',
      sensitive: true,
      mediaIds: ['M'],
      visibility: 'public',
    },
  ],
  [
    'type, language, conversation, recipients, quote and lifetime',
    {
      content_type: 'text/markdown',
      language: 'de',
      in_reply_to_conversation_id: 'C',
      to: ['jun'],
      quote_id: 'Q',
      expires_in: 3600,
    },
    {
      ...plain,
      visibility: 'unlisted',
      contentType: 'text/markdown',
      language: 'de',
      conversationId: 'C',
      to: ['jun'],
      quoteId: 'Q',
      expiresIn: 3600,
    },
  ],
  [
    'who may quote',
    { quote_approval_policy: 'followers' },
    { ...plain, visibility: 'unlisted', quotePolicy: 'followers' },
  ],
  ['an empty quote', { quote_id: '' }, { ...plain, visibility: 'unlisted' }],
  [
    'a poll without its blank options',
    { poll: { options: ['a', ' ', 'b'], expires_in: 60 } },
    {
      ...plain,
      visibility: 'unlisted',
      poll: { options: ['a', 'b'], expiresIn: 60, multiple: false },
    },
  ],
  [
    'a poll with several choices',
    { poll: { options: ['a', 'b'], expires_in: 60, multiple: true } },
    {
      ...plain,
      visibility: 'unlisted',
      poll: { options: ['a', 'b'], expiresIn: 60, multiple: true },
    },
  ],
])('readDraft: %s', (_, body, expected) => {
  expect(readDraft(body, member)).toEqual(expected);
});
