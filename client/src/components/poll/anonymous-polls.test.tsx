import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showStatus } from '#components/status/testing/show-status.tsx';
import { startTestInstance } from '@rookery/instance/testing/start-test-instance.ts';

async function show(akkoma: object | undefined) {
  const instance = await startTestInstance({ world: 'empty' });
  const jun = await instance.as('jun');
  const { body } = await jun.post('/api/v1/statuses', {
    status: 'Where to?',
    poll: { options: ['North', 'South'], expires_in: 86_400 },
  });
  await showStatus(String(body.id), { instance, fields: { poll: { ...body.poll, akkoma } } });
  await screen.findByText('0 votes');
}

test.each([
  [{ anonymous: true }, 'Votes are anonymous'],
  [{ anonymous: false }, 'Others may see who voted'],
])(
  'StatusPoll: for a poll with the field %j of Akkoma, says “%s” [R-POLL-011]',
  async (akkoma, sentence) => {
    await show(akkoma);
    await screen.findByText(sentence);
  },
);

test.each([undefined, {}, { anonymous: 'yes' }])(
  'StatusPoll: with %j says nothing about who can see votes [R-POLL-011]',
  async (akkoma) => {
    await show(akkoma);
    expect(screen.queryByText(/anonymous|who voted/)).toBeNull();
  },
);
