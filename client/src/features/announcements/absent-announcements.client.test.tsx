import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '#app/testing/render-app.tsx';
import { startTestInstance } from '@rookery/instance/testing/start-test-instance.ts';

test('AnnouncementsScreen: says that GoToSocial has none, without requesting them', async () => {
  const instance = await startTestInstance({
    world: 'empty',
    config: { dialect: 'gotosocial' },
    people: [{ username: 'mira' }],
  });
  const requested: string[] = [];
  await renderApp({
    instance,
    signedInAs: 'mira',
    path: '/announcements',
    faultOf: ({ url }) => {
      requested.push(url);
      return undefined;
    },
  });
  await screen.findByText('Your server has no announcements.');
  expect(requested.filter((url) => url.includes('/api/v1/announcements'))).toEqual([]);
});
