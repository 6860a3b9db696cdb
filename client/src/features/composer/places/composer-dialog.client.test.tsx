import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '#app/testing/render-app.tsx';
import { startTestInstance } from '@rookery/instance/testing/start-test-instance.ts';
import { chooseInMoreMenu } from '#features/composer/testing/choose-in-more-menu.ts';

const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

async function miraReads() {
  const instance = await startTestInstance({ world: 'empty' });
  const jun = await instance.as('jun');
  const mira = await instance.as('mira');
  await mira.post(`/api/v1/accounts/${jun.account?.id}/follow`);
  const { id } = (await jun.post('/api/v1/statuses', { status: 'The heron is back' })).body;
  const app = await renderApp({ instance, signedInAs: 'mira', path: '/main/friends' });
  const card = within(
    await waitFor(() => {
      const found = document.querySelector<HTMLElement>(`[data-status="${id}"]`);
      if (!found) throw new Error('not drawn yet');
      return found;
    }),
  );
  return { ...app, mira, id, card };
}

test('ComposerDialog: opens a reply in a dialog below its post if the preference is set', async () => {
  const { current, card, user, mira, id } = await miraReads();
  await act(() => current.store.getState().preferences.set('repliesInDialog', true));
  await user.click(card.getByRole('button', { name: 'Reply' }));
  const window = await dialog('Reply');
  const parent = await window.findByRole('region', { name: 'Post you’re replying to' });
  expect(parent.textContent).toContain('The heron is back');
  expect(card.queryByRole('form')).toBeNull();
  const form = within(await window.findByRole('form', { name: /^Reply to @jun/ }));
  const text = form.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' });
  expect([text.value, document.activeElement]).toEqual(['@jun ', text]);
  await user.type(text, 'so it is');
  await user.click(form.getByRole('button', { name: 'Reply' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Reply' })).toBeNull());
  await screen.findByText('Post sent');
  const [reply] = (await mira.get('/api/v1/timelines/home')).body;
  expect(reply).toMatchObject({ in_reply_to_id: id, pleroma: { in_reply_to_account_acct: 'jun' } });
});

test('ComposerDialog: opens a quote in a dialog if the preference is set', async () => {
  const { current, card, user, mira, id } = await miraReads();
  await act(() => current.store.getState().preferences.set('repliesInDialog', true));
  await user.click(card.getByRole('button', { name: 'Quote' }));
  const window = await dialog('Quote');
  const form = within(await window.findByRole('form', { name: /^Quoting @jun/ }));
  await window.findByRole('region', { name: 'Post you’re quoting' });
  await user.type(form.getByRole('textbox', { name: 'Text' }), 'look');
  await user.click(form.getByRole('button', { name: 'Quote' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Quote' })).toBeNull());
  const [quote] = (await mira.get('/api/v1/timelines/home')).body;
  expect(quote.quote_id ?? quote.quote?.id).toBe(id);
});

test('ComposerDialog: continues an inline reply with everything that was entered', async () => {
  const { card, user } = await miraReads();
  await user.click(card.getByRole('button', { name: 'Reply' }));
  const inline = within(await card.findByRole('form', { name: /^Reply to @jun/ }));
  await user.type(inline.getByRole('textbox', { name: 'Text' }), 'so it');
  await chooseInMoreMenu(user, inline, 'Open in a dialog');
  expect(card.queryByRole('form')).toBeNull();
  const window = await dialog('Reply');
  const form = within(await window.findByRole('form', { name: /^Reply to @jun/ }));
  const text = form.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' });
  expect(text.value).toBe('@jun so it');
  await user.click(form.getByRole('button', { name: 'Cancel' }));
  await user.click(card.getByRole('button', { name: 'Reply' }));
  const again = within(await card.findByRole('form', { name: /^Reply to @jun/ }));
  expect(again.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' }).value).toBe(
    '@jun so it',
  );
});
