import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { startTestInstance } from '#instance/testing/start-test-instance.ts';
import { renderApp } from '../testing/render-app.tsx';

test('a visitor reads the federated timeline', async () => {
  const instance = await startTestInstance({ world: 'empty' });
  const mira = await instance.as('mira');
  await mira.post('/api/v1/statuses', { status: 'The heron is back' });
  await renderApp({ instance, path: '/main/all' });
  await screen.findByText('The heron is back');
  screen.getByRole('heading', { level: 1, name: 'Federated' });
  expect(await screen.findAllByRole('article')).toHaveLength(1);
});
