import { act, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '#app/testing/render-app.tsx';
import { startTestInstance } from '@rookery/instance/testing/start-test-instance.ts';

test.each(['/mira/notifications', '/main/friends'])(
  'NotificationItem: shows a mention at %s as one row with its actions, until it is opened [R-NOTIF-015 R-NOTIF-036]',
  async (path) => {
    const text = `look at this ${'and this '.repeat(90)}to the end`;
    const instance = await startTestInstance({ world: 'empty' });
    const mira = await instance.as('mira');
    const { body } = await mira.post('/api/v1/statuses', { status: 'The heron is back' });
    const jun = await instance.as('jun');
    await jun.post(`/api/v1/statuses/${body.id}/favourite`);
    await jun.post('/api/v1/statuses', { status: `@mira ${text}` });
    const { user } = await renderApp({ instance, signedInAs: 'mira', path });
    const list = await screen.findByRole('list', { name: 'Notifications, newest first' });
    const [mention, favourite] = [...list.children].filter((line) => line instanceof HTMLElement);
    if (!mention || !favourite) throw new Error('A notification is missing');
    const row = within(mention);
    expect(mention.querySelectorAll('img')).toHaveLength(1);
    expect(mention.textContent).toContain('jun mentioned you');
    expect(mention.textContent).not.toContain('@jun');
    expect(row.getAllByText(/look at this/)).toHaveLength(1);
    const card = row.getByRole('article', { name: /jun mentioned you/ });
    expect(within(card).getByRole('link', { name: /look at this/ }).textContent).not.toContain(
      'to the end',
    );
    within(card).getByRole('button', { name: 'Reply' });

    await user.click(row.getByRole('button', { name: 'Show whole post' }));
    expect(row.getAllByText(/look at this/)).toHaveLength(1);
    expect(card.textContent).toContain(text);
    expect(mention.textContent).not.toContain('@jun');
    within(card).getByRole('button', { name: 'Reply' });
    await user.click(row.getByRole('button', { name: 'Collapse' }));
    expect(card.textContent).not.toContain('to the end');

    expect(favourite.textContent).toContain('jun liked your post');
    expect(favourite.textContent).toContain('The heron is back');
    expect(within(favourite).queryByRole('article')).toBeNull();
  },
);

test.each([false, true])(
  'NotificationItem: shows a posted reply below the mention (written in a dialog: %s)',
  async (repliesInDialog) => {
    const instance = await startTestInstance({ world: 'empty' });
    await instance.as('mira');
    const jun = await instance.as('jun');
    await jun.post('/api/v1/statuses', { status: '@mira The heron is back' });
    const { user, current } = await renderApp({
      instance,
      signedInAs: 'mira',
      path: '/mira/notifications',
    });
    const list = within(await screen.findByRole('list', { name: 'Notifications, newest first' }));
    act(() => void current.store.getState().preferences.set('repliesInDialog', repliesInDialog));
    await user.click(await list.findByRole('button', { name: 'Reply' }));
    const form = within(await screen.findByRole('form', { name: /^Reply to @jun/ }));
    await user.type(form.getByRole('textbox', { name: 'Text' }), 'so it is');
    await user.click(form.getByRole('button', { name: 'Reply' }));
    await list.findByText(/so it is/);
    expect(list.getAllByRole('article')).toHaveLength(2);
    expect(screen.queryByRole('form', { name: /^Reply to @jun/ })).toBeNull();
  },
);
