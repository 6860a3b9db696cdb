import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '#app/testing/render-app.tsx';
import { findVisibilityButton } from '#features/composer/testing/choose-visibility.ts';
import { startTestInstance } from '@rookery/instance/testing/start-test-instance.ts';

async function miraReads(...texts: readonly string[]) {
  const instance = await startTestInstance({ world: 'empty' });
  const jun = await instance.as('jun');
  const mira = await instance.as('mira');
  await instance.as('ines');
  await mira.post(`/api/v1/accounts/${jun.account?.id}/follow`);
  const ids: string[] = [];
  for (const status of texts) {
    ids.push((await jun.post('/api/v1/statuses', { status })).body.id);
  }
  const app = await renderApp({ instance, signedInAs: 'mira', path: '/main/friends' });
  const cards = await Promise.all(
    ids.map((id) =>
      waitFor(() => {
        const card = document.querySelector<HTMLElement>(`[data-status="${id}"]`);
        if (!card) throw new Error('not drawn yet');
        return within(card);
      }),
    ),
  );
  const openReply = async (card: (typeof cards)[number] | undefined) => {
    if (!card) throw new Error('there is no such card');
    await app.user.click(card.getByRole('button', { name: 'Reply' }));
    return within(await card.findByRole('form', { name: /^Reply to @jun/ }));
  };
  return { ...app, mira, jun, ids, cards, openReply };
}

const textOf = (form: Pick<typeof screen, 'getByRole'>) =>
  form.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' });

test('InlineComposer: opens below its status with the mentions and the caret after them', async () => {
  const { cards, openReply } = await miraReads('@mira and @ines, the heron is back');
  const form = await openReply(cards[0]);
  const text = textOf(form);
  expect(text.value).toBe('@jun @ines ');
  expect(document.activeElement).toBe(text);
  expect(text.selectionStart).toBe(text.value.length);
});

test('InlineComposer: posts below its status, closes and adds the reply to the timeline', async () => {
  const { cards, openReply, user, mira, ids } = await miraReads('The heron is back');
  const form = await openReply(cards[0]);
  await user.type(textOf(form), 'so it is');
  await user.click(form.getByRole('button', { name: 'Reply' }));
  await waitFor(() => expect(screen.queryByRole('form', { name: /^Reply to @jun/ })).toBeNull());
  const [reply] = (await mira.get('/api/v1/timelines/home')).body;
  expect(reply.in_reply_to_id).toBe(ids[0]);
  const card = within(
    await waitFor(() => {
      const found = document.querySelector<HTMLElement>(`[data-status="${reply.id}"]`);
      if (!found) throw new Error('not drawn yet');
      return found;
    }),
  );
  card.getByText(/so it is/);
  expect(card.getByRole('link', { name: /Replying to @jun/ }).getAttribute('href')).toBe(
    `/notice/${ids[0]}`,
  );
});

test('InlineComposer: keeps a draft per status when closed [R-COMP-014]', async () => {
  const { cards, openReply, user } = await miraReads('The heron is back', 'And the crane');
  const first = await openReply(cards[0]);
  await user.type(textOf(first), 'so it is');
  const second = await openReply(cards[1]);
  expect(textOf(second).value).toBe('@jun ');
  await user.click(second.getByRole('button', { name: 'Cancel' }));
  expect(textOf(first).value).toBe('@jun so it is');
  await user.click(first.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('form', { name: /^Reply to @jun/ })).toBeNull();
  expect(textOf(await openReply(cards[0])).value).toBe('@jun so it is');
});

test('InlineComposer: starts with the visibility of its status and offers none with a larger audience', async () => {
  const { user, instance, jun, openReply, clock } = await miraReads('The heron is back');
  await jun.post('/api/v1/statuses', { status: 'for followers', visibility: 'private' });
  expect(instance).toBeDefined();
  await clock.advance(20_000);
  const card = within(
    (await screen.findByText('for followers')).closest('article') ?? document.body,
  );
  const form = await openReply(card);
  expect(findVisibilityButton(form).textContent).toBe('Followers only');
  await user.click(findVisibilityButton(form));
  const offered = form.getAllByRole('menuitemradio');
  expect(offered.map((item) => [item.textContent, item.ariaChecked])).toEqual([
    ['Followers onlyPeople who follow you', 'true'],
    ['DirectOnly people you mention', 'false'],
  ]);
});

test('InlineComposer: stays open with the text and shows the reason if sending fails', async () => {
  const { cards, openReply, user, faults } = await miraReads('The heron is back');
  const form = await openReply(cards[0]);
  faults.of = ({ method }) => (method === 'POST' ? 'offline' : undefined);
  await user.type(textOf(form), 'so it is');
  await user.click(form.getByRole('button', { name: 'Reply' }));
  await form.findByText('Error: Failed to connect to server, try again');
  expect(textOf(form).value).toBe('@jun so it is');
});

test('Composer: closes a reply with only its mention on Escape and keeps one with text [R-COMP-054]', async () => {
  const { cards, openReply, user, area } = await miraReads('The heron is back');
  const form = await openReply(cards[0]);
  expect(textOf(form).value).toBe('@jun ');
  fireEvent.keyDown(textOf(form), { key: 'Escape', keyCode: 229 });
  expect(screen.queryByRole('form', { name: /^Reply to @jun/ })).not.toBeNull();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('form', { name: /^Reply to @jun/ })).toBeNull();
  expect(document.activeElement?.tagName).toBe('ARTICLE');
  expect(area.getItem('drafts') ?? '').not.toContain('reply');

  const again = await openReply(cards[0]);
  await user.type(textOf(again), 'so it is{Escape}');
  expect(textOf(again).value).toBe('@jun so it is');
  await user.clear(textOf(again));
  await user.type(textOf(again), '@jun {Escape}');
  expect(screen.queryByRole('form', { name: /^Reply to @jun/ })).toBeNull();
});

test('InlineComposer: opens a quote below its status, with a mention of the author [R-COMP-049 R-ACT-018]', async () => {
  const { cards, ids, user, mira } = await miraReads('Gulls too');
  const [card = screen] = cards;
  await user.click(card.getByRole('button', { name: 'Quote' }));
  const form = within(await card.findByRole('form', { name: /^Quoting @jun/ }));
  expect(textOf(form).value).toBe('@jun ');
  await user.type(textOf(form), 'indeed');
  await user.click(form.getByRole('button', { name: 'Quote' }));
  await waitFor(() => expect(screen.queryByRole('form', { name: /^Quoting @jun/ })).toBeNull());
  const [newest] = (await mira.get('/api/v1/timelines/home')).body;
  expect(newest.quote).toMatchObject({ id: ids[0] });
});

test('InlineComposer: replaces a reply by a quote and the reverse, with a draft for each [R-COMP-014 R-COMP-048 R-STATUS-016]', async () => {
  const { cards, user, openReply } = await miraReads('Gulls too');
  const [card = screen] = cards;
  await user.type(textOf(await openReply(cards[0])), 'an answer');
  await user.click(card.getByRole('button', { name: 'Quote' }));
  const quote = within(await card.findByRole('form', { name: /^Quoting @jun/ }));
  expect(card.queryByRole('form', { name: /^Reply to @jun/ })).toBeNull();
  expect(textOf(quote).value).toBe('@jun ');
  expect(textOf(await openReply(cards[0])).value).toBe('@jun an answer');
});
