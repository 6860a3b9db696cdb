import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { startTestInstance } from '@rookery/instance/testing/start-test-instance.ts';
import { renderApp } from '../../testing/render-app.tsx';

test('useComposerLinks: prefills a new post from `?message=` for members [R-ROUTE-049 R-SHELL-056]', async () => {
  await renderApp({ signedInAs: 'mira', path: '/main/friends?message=%40jun%20hello' });
  const dialog = within(await screen.findByRole('dialog', { name: 'New post' }));
  const text = await dialog.findByRole('textbox', { name: 'Text' });
  expect(text).toHaveProperty('value', '@jun hello');
});

test('useComposerLinks: removes the message from the URL when the form closes', async () => {
  const path = '/main/friends?title=One&message=two&url=https%3A%2F%2Fthree.test';
  const { place, user } = await renderApp({ signedInAs: 'mira', path });
  const dialog = within(await screen.findByRole('dialog', { name: 'New post' }));
  await dialog.findByRole('textbox', { name: 'Text' });
  expect(place()).toBe(path);
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(place()).toBe('/main/friends'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('useComposerLinks: keeps an existing draft beside `?message=`', async () => {
  const path = '/main/friends?message=%40jun%20hello';
  const { user, unmount, area, instance } = await renderApp({ signedInAs: 'mira' });
  const begun = within(await screen.findByRole('form', { name: 'New post' }));
  await user.type(begun.getByRole('textbox', { name: 'Text' }), 'The heron is back');
  unmount();
  await renderApp({ instance, area, signedInAs: 'mira', path });
  const dialog = within(await screen.findByRole('dialog', { name: 'New post' }));
  const text = await dialog.findByRole('textbox', { name: 'Text' });
  expect(text).toHaveProperty('value', '@jun hello');
  await user.type(text, '!');
  expect(area.getItem('drafts')).toContain('The heron is back');
  expect(area.getItem('drafts')).toContain('@jun hello!');
});

test.each([
  [
    '?title=The%20heron&message=It%20is%20back&url=https%3A%2F%2Fbirds.test%2F7',
    'The heron\n\nIt is back\n\nhttps://birds.test/7',
  ],
  [
    '?message=Look%3A%20https%3A%2F%2Fbirds.test%2F7&url=https%3A%2F%2Fbirds.test%2F7',
    'Look: https://birds.test/7',
  ],
  ['?url=https%3A%2F%2Fbirds.test%2F7', 'https://birds.test/7'],
])('useComposerLinks: opens a new post for shared content: %s', async (shared, expected) => {
  await renderApp({ signedInAs: 'mira', path: `/main/friends${shared}` });
  const dialog = within(await screen.findByRole('dialog', { name: 'New post' }));
  expect(await dialog.findByRole('textbox', { name: 'Text' })).toHaveProperty('value', expected);
});

test('useComposerLinks: opens no new post for the address of the timeline of a link [R-ROUTE-049]', async () => {
  await renderApp({
    instance: await startTestInstance({ config: { dialect: 'mastodon' } }),
    signedInAs: 'mira',
    path: '/main/link?url=https%3A%2F%2Fbirds.test%2F7',
  });
  await screen.findByRole('heading', { level: 1, name: 'Posts about this link' });
  await screen.findByRole('link', { name: 'https://birds.test/7' });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('useComposerLinks: opens a reply for `?reply=`', async () => {
  const instance = await startTestInstance({ world: 'empty' });
  const jun = await instance.as('jun');
  const { body } = await jun.post('/api/v1/statuses', { status: 'Look, a heron' });
  const path = `/notice/${body.id}?reply=${body.id}`;
  await renderApp({ instance, signedInAs: 'mira', path });
  const dialog = within(await screen.findByRole('dialog', { name: 'Reply' }));
  const text = await dialog.findByRole('textbox', { name: 'Text' });
  expect(text).toHaveProperty('value', '@jun ');
});
