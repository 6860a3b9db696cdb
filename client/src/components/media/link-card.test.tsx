import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { startTestInstance } from '@rookery/instance/testing/start-test-instance.ts';
import { showStatus } from '#components/status/testing/show-status.tsx';

test('LinkCard: stops an animated preview image if configured [R-STATUS-028]', async () => {
  const instance = await startTestInstance({ world: 'empty' });
  const jun = await instance.as('jun');
  const { body } = await jun.post('/api/v1/statuses', { status: 'The heron is back' });
  const card = {
    url: 'https://press.example/herons',
    title: 'Herons again',
    image: 'https://press.example/heron.gif',
  };
  const { session } = await showStatus(body.id, { instance, fields: { card } });
  const link = screen.getByRole('link', { name: /Herons again/ });
  expect(link.querySelector('canvas')).toBeNull();
  act(() => void session.preferences.set('stopGifs', true));
  expect(link.querySelector('canvas')).not.toBeNull();
});
