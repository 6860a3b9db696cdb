import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '#app/testing/render-app.tsx';

async function open() {
  const app = await renderApp({ signedInAs: 'mira', path: '/main/friends' });
  const form = within(await screen.findByRole('form', { name: 'New post' }));
  const text = form.getByLabelText<HTMLTextAreaElement>('Text');
  const posted = () =>
    app.requests.filter(({ method, url }) => method === 'POST' && url.endsWith('/statuses')).length;
  return { ...app, form, text, posted };
}

/** Number of emoji cells the picker has rendered, visible or not. */
function cells(): number {
  return screen.queryAllByRole('gridcell', { hidden: true }).length;
}

test('Composer: sends nothing while the emoji picker is open [R-COMP-019]', async () => {
  const { user, form, text, posted } = await open();
  await user.type(text, 'Cold');
  await user.click(form.getByRole('button', { name: 'Emoji' }));
  await screen.findByRole('button', { name: 'grinning face' });
  expect(form.getByRole('button', { name: 'Post' })).toHaveProperty('disabled', true);
  await user.type(text, '{Control>}{Enter}{/Control}');
  expect(posted()).toBe(0);
  await user.click(screen.getByRole('button', { name: 'grinning face' }));
  expect(text.value).toBe('Cold 😀 ');
  expect(form.getByRole('button', { name: 'Post' })).toHaveProperty('disabled', false);
});

test('EmojiButton: fetches the picker data once, on pointer enter', async () => {
  const { user, form, requests } = await open();
  const requestCount = () => requests.filter(({ url }) => url.endsWith('/custom_emojis')).length;
  expect(requestCount()).toBe(0);
  const button = form.getByRole('button', { name: 'Emoji' });
  await user.hover(button);
  await waitFor(() => expect(requestCount()).toBe(1));
  await user.click(button);
  await screen.findByRole('button', { name: 'grinning face' });
  expect(requestCount()).toBe(1);
});

test('EmojiButton: pre-renders the picker on hover, removes it on leave and resets it on each opening', async () => {
  const { user, form } = await open();
  const button = form.getByRole('button', { name: 'Emoji' });
  await user.hover(button);
  await waitFor(() => expect(cells()).toBeGreaterThan(0));
  expect(screen.queryByRole('region', { name: 'Emoji' })).toBeNull();
  await user.unhover(button);
  await waitFor(() => expect(cells()).toBe(0));

  await user.hover(button);
  await waitFor(() => expect(cells()).toBeGreaterThan(0));
  await user.click(button);
  const search = await screen.findByRole('searchbox', { name: 'Search emoji' });
  await user.type(search, 'heart');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Emoji' })).toBeNull());
  await user.click(button);
  const again = await screen.findByRole<HTMLInputElement>('searchbox', { name: 'Search emoji' });
  expect(again.value).toBe('');
});

test('EmojiPanel: ends the search when a group is opened', async () => {
  const { user, form } = await open();
  await user.click(form.getByRole('button', { name: 'Emoji' }));
  const search = await screen.findByRole<HTMLInputElement>('searchbox', { name: 'Search emoji' });
  await user.type(search, 'heart{Enter}');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'grinning face' })).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Smileys and feelings' }));
  expect(search.value).toBe('');
  expect(screen.getByRole('button', { name: 'grinning face' })).toBeDefined();
});

test('Composer: completes emoji in the text and posts on Ctrl+Enter with the list open', async () => {
  const { user, text, posted } = await open();
  await user.type(text, 'Warm :hearts');
  await screen.findByRole('listbox', { name: 'Emoji' });
  await user.keyboard('{Enter}');
  expect(text.value).toMatch(/^Warm \S+ $/);
  expect(posted()).toBe(0);
  await user.type(text, ':hear');
  await screen.findByRole('listbox', { name: 'Emoji' });
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(posted()).toBe(1);
});

test('EmojiButton: loads each sticker pack from its own file when it becomes visible [R-START-005 R-START-014]', async () => {
  const responses: Readonly<Record<string, () => Response>> = {
    '/static/stickers.json': () => Response.json({ birds: '/static/stickers/birds/' }),
    '/static/stickers/birds/pack.json': () =>
      Response.json({ title: 'Birds', stickers: ['wading_heron.png'] }),
  };
  const requestCount: string[] = [];
  const { user, clock, current } = await renderApp({
    signedInAs: 'mira',
    path: '/about',
    faultOf: ({ url }) => {
      const { pathname } = new URL(url);
      if (pathname in responses) requestCount.push(pathname);
      return responses[pathname]?.();
    },
  });
  await current.store.getState().instanceLoaded;
  const form = within(await screen.findByRole('form', { name: 'New post' }));
  await act(() => clock.advance(10_000));
  expect(requestCount).toEqual([]);
  await user.hover(form.getByRole('button', { name: 'Emoji' }));
  await waitFor(() => expect(requestCount).toEqual(['/static/stickers.json']));
  await user.click(form.getByRole('button', { name: 'Emoji' }));
  await user.click(await screen.findByRole('button', { name: 'Stickers' }));
  await screen.findByRole('button', { name: 'Sticker Wading Heron' });
  expect(requestCount).toEqual(['/static/stickers.json', '/static/stickers/birds/pack.json']);
});
