import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '#app/testing/render-app.tsx';
import { startTestInstance } from '@rookery/instance/testing/start-test-instance.ts';
import { removeStatus } from '#session/remove-status.ts';

const rowWith = (id: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(`[data-status="${id}"]`)].find(
    (card) => !card.closest('section[aria-label="Conversation"]'),
  );

const formsIn = (box: HTMLElement | undefined): HTMLElement[] =>
  box ? within(box).queryAllByRole('form', { name: /^Reply to @jun/ }) : [];

const textIn = (form: HTMLElement | undefined): HTMLTextAreaElement =>
  within(form ?? document.body).getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' });

/**
 * Shows jun's post and Mira's reply to it in the timeline, with the conversation open at the reply.
 */
async function readsTwice() {
  const instance = await startTestInstance({ world: 'empty' });
  const jun = await instance.as('jun');
  const mira = await instance.as('mira');
  await mira.post(`/api/v1/accounts/${jun.account?.id}/follow`);
  const say = async (more: object) => String((await jun.post('/api/v1/statuses', more)).body.id);
  const root = await say({ status: 'The heron is back' });
  const leaf = await say({ status: 'And away', in_reply_to_id: root });
  const app = await renderApp({ instance, signedInAs: 'mira', path: '/main/friends' });
  await waitFor(() => expect(rowWith(root) && rowWith(leaf)).toBeDefined());
  const click = (box: HTMLElement | undefined, name: string | RegExp) =>
    app.user.click(within(box ?? document.body).getByRole('button', { name }));
  const openLeaf = async () => {
    await click(rowWith(leaf), 'Show conversation here');
    const section = await screen.findByRole('region', { name: 'Conversation' });
    await within(section).findByText('The conversation ends here.');
    const lineWith = (id: string) =>
      section.querySelector<HTMLElement>(`[data-status="${id}"]`) ?? undefined;
    const close = () => click(lineWith(leaf), 'Hide conversation');
    return { section, lineWith, close };
  };
  const setUp = async (box: HTMLElement | undefined, text?: string) => {
    await click(box, /^Reply/);
    await waitFor(() => expect(formsIn(box)).toHaveLength(1));
    if (text !== undefined) await app.user.keyboard(text);
  };
  return { ...app, root, leaf, press: click, openLeaf, setUp };
}

test('InlineComposer: opens below the card whose button was clicked, and moves to another card on a click there', async () => {
  const { root, openLeaf, setUp } = await readsTwice();
  const { lineWith } = await openLeaf();
  await setUp(lineWith(root), 'so it is');
  expect(formsIn(document.body)).toHaveLength(1);
  expect(textIn(formsIn(lineWith(root))[0]).value).toBe('@jun so it is');

  await setUp(rowWith(root), ' indeed');
  expect(formsIn(lineWith(root))).toHaveLength(0);
  expect(textIn(formsIn(rowWith(root))[0]).value).toBe('@jun so it is indeed');
});

test('InlineComposer: stays open when the conversation of its row is opened and closed', async () => {
  const { leaf, openLeaf, setUp } = await readsTwice();
  await setUp(rowWith(leaf), 'a pity');
  const { lineWith, close } = await openLeaf();
  expect(textIn(formsIn(lineWith(leaf))[0]).value).toBe('@jun a pity');
  expect(formsIn(document.body)).toHaveLength(1);
  await close();
  await waitFor(() => expect(formsIn(rowWith(leaf))).toHaveLength(1));
});

test('InlineComposer: shows a draft from a closed conversation under the row of its status', async () => {
  const { root, openLeaf, setUp } = await readsTwice();
  const { lineWith, close } = await openLeaf();
  await setUp(lineWith(root), 'so it is');
  await close();
  await setUp(rowWith(root));
  expect(textIn(formsIn(rowWith(root))[0]).value).toBe('@jun so it is');
});

test('InlineComposer: shows the draft for a deleted status when its conversation is reopened', async () => {
  const { root, current, openLeaf, setUp } = await readsTwice();
  const first = await openLeaf();
  await setUp(first.lineWith(root), 'so it is');
  act(() => removeStatus(current.store.getState(), root));
  expect(textIn(formsIn(first.lineWith(root))[0]).value).toBe('@jun so it is');
  await first.close();
  const second = await openLeaf();
  await waitFor(() => expect(formsIn(second.lineWith(root))).toHaveLength(1));
  expect(textIn(formsIn(second.lineWith(root))[0]).value).toBe('@jun so it is');
});
