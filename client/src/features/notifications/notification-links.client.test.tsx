import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '#app/testing/render-app.tsx';
import { startTestInstance } from '@rookery/instance/testing/start-test-instance.ts';

test.each([
  ['annual_report', { annual_report: { year: '2025' } }, 'Your year 2025', '/annual-report/2025'],
  [
    'added_to_collection',
    { collection: { id: '7', name: 'Bird people', url: 'https://far.example/collections/7' } },
    'Bird people',
    '/collections/7',
  ],
])(
  'NotificationDetails: links a notification of the kind %s to its page here [R-PROF-047 R-PROF-049]',
  async (type, subject, name, href) => {
    const instance = await startTestInstance({ world: 'empty', config: { dialect: 'mastodon' } });
    await instance.as('mira');
    const jun = await instance.as('jun');
    const { body: account } = await jun.get('/api/v1/accounts/verify_credentials');
    const notification = {
      id: '1',
      type,
      created_at: new Date().toISOString(),
      account,
      ...subject,
    };
    await renderApp({
      instance,
      signedInAs: 'mira',
      path: '/mira/notifications',
      faultOf: ({ url }) =>
        new URL(url).pathname === '/api/v1/notifications'
          ? Response.json([notification])
          : undefined,
    });
    const main = within(await screen.findByRole('main'));
    expect((await main.findByRole('link', { name })).getAttribute('href')).toBe(href);
  },
);
