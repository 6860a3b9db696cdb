import { act, fireEvent } from '@testing-library/react';
import { expect, test } from 'vitest';
import { startTestInstance } from '@rookery/instance/testing/start-test-instance.ts';
import { showStatus } from '../testing/show-status.tsx';

async function show(favicon: string) {
  const instance = await startTestInstance({ world: 'empty' });
  const jun = await instance.as('jun');
  const { body } = await jun.post('/api/v1/statuses', { status: 'The heron is back' });
  const akkoma = {
    instance: {
      name: 'far.example',
      favicon,
      nodeinfo: { software: { name: 'mastodon', version: '4.2.0' } },
    },
  };
  return showStatus(body.id, { instance, fields: { account: { ...body.account, akkoma } } });
}

const info = () => document.querySelector('[title="far.example · mastodon 4.2.0"]');

test('AuthorInstance: shows the favicon with the software as title unless disabled [R-STATUS-044]', async () => {
  const { session } = await show('/images/favicons/far.example.svg');
  const picture = info()?.querySelector('img');
  expect(picture?.src).toMatch(/\/images\/favicons\/far\.example\.svg$/);
  if (picture) fireEvent.error(picture);
  expect(info()?.querySelector('img')).toBeNull();
  expect(info()?.querySelector('svg')).not.toBeNull();
  act(() => void session.preferences.set('showInstanceInfo', false));
  expect(info()).toBeNull();
});

test('AuthorInstance: never loads a favicon from another server [R-STATUS-044]', async () => {
  await show('https://far.example/favicon.ico');
  expect(info()).not.toBeNull();
  expect(document.querySelector('img[src*="favicon"]')).toBeNull();
});
