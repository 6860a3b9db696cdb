import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { startTestInstance } from '@rookery/instance/testing/start-test-instance.ts';
import { showStatus } from './testing/show-status.tsx';

const file = (id: string, type: string, description: string) => ({
  id,
  type,
  url: `https://media.example/${id}`,
  preview_url: `https://media.example/${id}.png`,
  description,
});

test.each([
  ['an override', '\u202E'],
  ['an override to the left', '\u202D'],
  ['an embedding', '\u202B'],
  ['an open isolate', '\u2067'],
  ['a stray end of an isolate', '\u2069'],
])('StatusCard: puts no %s from a server text into an attribute [R-I18N-006]', async (_, mark) => {
  const instance = await startTestInstance({ world: 'empty' });
  const jun = await instance.as('jun');
  const { body } = await jun.post('/api/v1/statuses', { status: 'The heron is back' });
  const { container } = await showStatus(String(body.id), {
    instance,
    fields: {
      account: {
        ...body.account,
        acct: `jun${mark}@reeds.example`,
        display_name: `Jun ${mark}fo :fox:`,
        emojis: [{ shortcode: 'fox', url: 'https://media.example/fox.png' }],
      },
      mentions: [
        {
          id: 'm',
          username: `a${mark}da`,
          acct: `a${mark}da@b.example`,
          url: 'https://b.example/a',
        },
      ],
      media_attachments: [
        file('1', 'image', `grey ${mark}heron`),
        file('2', 'video', `white ${mark}heron`),
        file('3', 'audio', `loud ${mark}heron`),
      ],
      pleroma: {
        emoji_reactions: [
          { name: `f${mark}ox`, count: 2, me: false, url: 'https://media.example/fox.png' },
        ],
      },
    },
  });
  await screen.findByRole('img', { name: 'grey heron' });
  await waitFor(() => expect(container.querySelector('audio')).not.toBeNull());
  const values = [...container.querySelectorAll('*')].flatMap(({ attributes }) =>
    [...attributes].map(({ name, value }) => `${name}=${value}`),
  );
  expect(values.filter((value) => value.includes(mark))).toEqual([]);
  expect(values).toContain('title=loud heron');
});
