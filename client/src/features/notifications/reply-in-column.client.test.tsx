import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '#app/testing/render-app.tsx';
import { startTestInstance } from '@rookery/instance/testing/start-test-instance.ts';

const forms = (place: HTMLElement) => within(place).queryAllByRole('form', { name: /@jun/ });

test.each(['Reply', 'Quote'])(
  'NotificationItem: %s opens a single form, in the column or in the timeline [R-NOTIF-030]',
  async (action) => {
    const instance = await startTestInstance({ world: 'empty' });
    const [mira, jun] = [await instance.as('mira'), await instance.as('jun')];
    await mira.post(`/api/v1/accounts/${jun.account?.id}/follow`);
    await jun.post('/api/v1/statuses', { status: '@mira The heron is back' });
    const { user } = await renderApp({ instance, signedInAs: 'mira', path: '/main/friends' });
    const column = await screen.findByRole('region', { name: 'Notifications' });
    const timeline = await screen.findByRole('main');
    const clickReply = async (place: HTMLElement) => {
      const card = await within(place).findByRole('article');
      await user.click(within(card).getByRole('button', { name: action }));
    };
    await clickReply(column);
    expect(await within(column).findByRole('form', { name: /@jun/ })).toBeDefined();
    expect(forms(timeline)).toHaveLength(0);
    await clickReply(timeline);
    expect(await within(timeline).findByRole('form', { name: /@jun/ })).toBeDefined();
    expect(forms(column)).toHaveLength(0);
  },
);
