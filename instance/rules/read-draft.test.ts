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
  [
    'an empty body, with the visibility of the member’s settings',
    {},
    { ...plain, visibility: 'unlisted' },
  ],
  ['a visibility', { visibility: 'direct' }, { ...plain, visibility: 'direct' }],
  [
    'a reply without a visibility, which its parent decides',
    { in_reply_to_id: 'A' },
    { ...plain, inReplyToId: 'A' },
  ],
  [
    'a reply with its own visibility',
    { in_reply_to_id: 'A', visibility: 'private' },
    { ...plain, inReplyToId: 'A', visibility: 'private' },
  ],
  [
    'an empty in_reply_to_id as no reply',
    { in_reply_to_id: '' },
    { ...plain, visibility: 'unlisted' },
  ],
  [
    'text, content warning, sensitive mark and media',
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
    'the quote policy',
    { quote_approval_policy: 'followers' },
    { ...plain, visibility: 'unlisted', quotePolicy: 'followers' },
  ],
  ['an empty quote_id as no quote', { quote_id: '' }, { ...plain, visibility: 'unlisted' }],
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
])('readDraft: reads a request with %s', (_, body, expected) => {
  expect(readDraft(body, member)).toEqual(expected);
});
