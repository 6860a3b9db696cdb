import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { startTestInstance } from '@rookery/instance/testing/start-test-instance.ts';
import { showStatus } from './testing/show-status.tsx';

const many = <T,>(item: T, count = 500): T[] => Array.from({ length: count }, () => item);
const url = 'https://a.example/a.png';
const emojis = [{ shortcode: 'a', url, static_url: url }];
const pictures = ':a:'.repeat(300);

/* Ten times as many elements as the longest card of a normal status. */
const maximumElements = 8_000;

test.each([
  ['text', { content: '<b>a</b> '.repeat(20_000) }],
  ['pictures in the text', { content: ':a:'.repeat(20_000) }],
  ['subject', { spoiler_text: ':a:'.repeat(20_000) }],
  [
    'options of a poll',
    { poll: { id: '1', options: many({ title: pictures }), emojis } },
    'fieldset',
  ],
  ['reactions', { emoji_reactions: many({ name: 'a', url, count: 1 }) }],
  [
    'attachments',
    { media_attachments: many({ id: '1', type: 'image', url, description: pictures }) },
  ],
  ['mentions', { mentions: many({ id: '2', acct: pictures, url }), in_reply_to_id: '1' }],
  ['tags', { tags: many({ name: 'a', url }) }],
  ['link preview', { card: { url, title: pictures.repeat(50), description: pictures.repeat(50) } }],
])(
  'StatusCard: renders at most 8,000 elements for hostile %s',
  async (_, fields, selector = 'article') => {
    const instance = await startTestInstance({ world: 'empty' });
    const jun = await instance.as('jun');
    const { body } = await jun.post('/api/v1/statuses', { status: 'The heron is back' });
    await showStatus(String(body.id), { instance, fields: { emojis, ...fields } });
    await waitFor(() => expect(document.querySelector(selector)).not.toBeNull());
    const card = document.querySelector('article');
    expect(card?.querySelectorAll('*').length).toBeLessThan(maximumElements);
    expect(card?.textContent?.length).toBeLessThan(100_000);
  },
);
