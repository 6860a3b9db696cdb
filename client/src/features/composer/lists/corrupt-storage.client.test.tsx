import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '#app/testing/render-app.tsx';
import { emptyDraftFields } from '#session/drafts/draft.ts';
import { createOutboxStorage } from '#session/outbox/outbox-storage.ts';
import { createDrafts } from '#session/drafts/drafts.ts';
import { startTestInstance } from '@rookery/instance/testing/start-test-instance.ts';
import { fakeArea } from '#lib/storage/testing/fake-area.ts';
import { chooseInMoreMenu } from '#features/composer/testing/choose-in-more-menu.ts';

const draftText = 'herons and other friends';

/** Ways to damage a stored draft that leave its text readable. */
const damages: readonly (readonly [string, (stored: string) => string])[] = [
  ['cut off at its end', (stored) => stored.slice(0, stored.indexOf(draftText) + draftText.length)],
  ['cut off at its beginning', (stored) => stored.slice(9)],
  ['of a newer version', (stored) => stored.replace('"version":1', '"version":99')],
  ['without a version', (stored) => stored.replace('"version":1,', '')],
  ['with an invalid version', (stored) => stored.replace('"version":1', '"version":"one"')],
  ['twice', (stored) => stored + stored],
  ['with a zero byte', (stored) => `\0${stored}`],
  ['as a JSON string', (stored) => JSON.stringify(stored)],
  ['with an unknown visibility', (stored) => stored.replace('"public"', '"everybody"')],
  ['without a key', (stored) => stored.replace('"idempotencyKey"', '"key"')],
  ['without a time', (stored) => stored.replace('"updatedAt"', '"at"')],
  ['with an invalid poll', (stored) => stored.replace('"text"', '"poll":7,"text"')],
];

async function openDamaged(name: string, damage: (stored: string) => string) {
  const instance = await startTestInstance({ world: 'empty' });
  const area = fakeArea();
  const accountId = (await instance.as('mira')).account?.id ?? '';
  const draft = {
    ...emptyDraftFields,
    text: draftText,
    idempotencyKey: 'k',
    updatedAt: '2026-01-01',
  };
  if (name === 'drafts') createDrafts(area, accountId).save({ kind: 'new' }, draft);
  else {
    const failed = { state: 'failed', due: 0, attempts: 1, failure: undefined } as const;
    createOutboxStorage(area, accountId).put([{ ...failed, draft, place: 'new' }]);
  }
  area.setItem(name, damage(area.getItem(name) ?? ''));
  const app = await renderApp({ instance, area, signedInAs: 'mira', path: '/main/friends' });
  const form = within(await screen.findByRole('form', { name: 'New post' }));
  return { ...app, form, text: form.getByLabelText<HTMLTextAreaElement>('Text') };
}

const shownTexts = (): string[] => [
  ...screen.queryAllByRole<HTMLTextAreaElement>('textbox').map(({ value }) => value),
  ...screen.queryAllByText(new RegExp(draftText)).map(({ textContent }) => textContent ?? ''),
];

test.each(damages)(
  'Composer: opens with a stored draft %s and shows its text',
  async (_, damage) => {
    const { user, form, text } = await openDamaged('drafts', damage);
    await user.type(text, ' more');
    expect(text.value).toMatch(/ more$/);
    await chooseInMoreMenu(user, form, 'Drafts');
    await screen.findByRole('dialog', { name: 'Drafts' });
    await waitFor(() => expect(shownTexts().some((one) => one.includes(draftText))).toBe(true));
  },
);

test.each(damages.slice(0, 8))(
  'OutboxList: shows the text of a queued post stored %s',
  async (_, damage) => {
    const { user, form, text } = await openDamaged('outbox', damage);
    await user.type(text, 'more');
    await chooseInMoreMenu(user, form, 'Drafts');
    await screen.findByRole('dialog', { name: 'Drafts' });
    await waitFor(() => expect(shownTexts().some((one) => one.includes(draftText))).toBe(true));
  },
);

test('UnreadableTexts: lists unreadable drafts and deletes them after confirmation', async () => {
  const { user, form } = await openDamaged('drafts', (stored) => stored.slice(9));
  await screen.findByText(/A draft is damaged/);
  await chooseInMoreMenu(user, form, 'Drafts');
  const part = within(await screen.findByRole('region', { name: 'Damaged drafts' }));
  await user.click(part.getByRole('button', { name: 'Delete damaged drafts' }));
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Damaged drafts' })).toBeNull());
});
