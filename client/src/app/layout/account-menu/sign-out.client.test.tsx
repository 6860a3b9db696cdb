import { act, screen, waitFor, within } from '@testing-library/react';
import * as fake from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderApp } from '#app/testing/render-app.tsx';
import { draftFiles } from '#session/drafts/draft-files.ts';
import { type Draft, emptyDraftFields } from '#session/drafts/draft.ts';
import { outboxStorage } from '#session/outbox/outbox-storage.ts';
import { viewerDrafts } from '#session/drafts/drafts.ts';
import { startTestInstance } from '@rookery/instance/testing/start-test-instance.ts';
import type { Session } from '#session/session.ts';

beforeEach(() => {
  for (const [name, value] of Object.entries(fake)) vi.stubGlobal(name, value);
  vi.stubGlobal('indexedDB', new fake.IDBFactory());
});
afterEach(() => vi.unstubAllGlobals());

const password = 'the egret is back';

const draft: Draft = {
  ...emptyDraftFields,
  text: 'The heron is back',
  idempotencyKey: 'k',
  updatedAt: '2026-11-25T10:00:00Z',
};

/** Kinds of unsent text on this device. */
const unsent: readonly (readonly [string, (session: Session) => unknown])[] = [
  ['a draft', ({ part }) => part(viewerDrafts).save({ kind: 'reply', statusId: '7' }, draft)],
  [
    'a note to a report',
    ({ part }) => part(viewerDrafts).save({ kind: 'reportNote', statusId: '7' }, draft),
  ],
  [
    'a queued post',
    ({ part }) =>
      part(outboxStorage).put([
        { draft, place: 'status', state: 'failed', due: 0, attempts: 1, failure: undefined },
      ]),
  ],
  [
    'an unsaved form',
    ({ area, viewerId }) =>
      area.setItem(`profile.${viewerId}`, '{"version":1,"value":{"bio":"The heron is back"}}'),
  ],
  [
    'a text that cannot be read as a draft',
    ({ area, viewerId }) =>
      area.setItem('drafts.quarantine', `{"${viewerId}/status":{"text":"The heron is back`),
  ],
  [
    'a drawing',
    ({ part }) => part(draftFiles).put('drawing status', new File(['heron'], 'drawing.json')),
  ],
];

async function openWith(write: (session: Session) => unknown, needsConfirmation = true) {
  const people = ['mira', 'bela'].map((username) => ({ username, password }));
  const instance = await startTestInstance({ world: 'empty', people });
  const other = (await instance.as('bela')).account?.id ?? '';
  const app = await renderApp({ instance, signedInAs: 'mira', path: '/settings' });
  const settings = within(await screen.findByRole('dialog', { name: 'Settings' }));
  await settings.findByRole('heading', { name: 'Appearance' });
  const session = app.current.store.getState();
  app.area.setItem(
    'drafts',
    JSON.stringify({ version: 1, value: { [`${other}/status`]: { text: 'by bela' } } }),
  );
  await write(session);
  act(() => void session.preferences.set('modalOnLogout', needsConfirmation));
  await app.user.click(settings.getByRole('button', { name: 'Log out' }));
  const question = within(await screen.findByRole('dialog', { name: 'Log out' }));
  await question.findByText('1 unsent draft is on this device');
  question.getByText(/aren’t encrypted/);
  return { ...app, session, question };
}

async function storedTexts({ area, session }: Awaited<ReturnType<typeof openWith>>) {
  const files = await session.part(draftFiles).keys();
  return [...area.items.values(), ...files].join('\n');
}

test.each(unsent)(
  'useSignOut: deletes %s if the viewer chooses so [R-STORE-007]',
  async (_, write) => {
    const app = await openWith(write);
    await app.user.click(app.question.getByRole('radio', { name: 'Delete from this device' }));
    await app.user.click(app.question.getByRole('button', { name: 'Log out' }));
    await waitFor(() => expect(app.current.store.getState().viewerId).toBeNull());
    const left = await storedTexts(app);
    expect(left).not.toMatch(/The heron is back|drawing status/);
    expect(left).toContain('by bela');
  },
);

test.each(unsent)(
  'useSignOut: asks whether to delete %s even if confirmations are off, and does not delete by default [R-STORE-007]',
  async (_, write) => {
    const app = await openWith(write, false);
    await app.user.click(app.question.getByRole('button', { name: 'Log out' }));
    await waitFor(() => expect(app.current.store.getState().viewerId).toBeNull());
    expect(await storedTexts(app)).toMatch(/The heron is back|drawing status/);
    await app.session.part(draftFiles).removeAll();
  },
);

test('useSignOut: shows a kept draft after the next sign-in of its account, and to nobody before [R-STORE-007]', async () => {
  const { current, user, question, ...app } = await openWith(({ part }) =>
    part(viewerDrafts).save({ kind: 'new' }, draft),
  );
  await user.click(question.getByRole('button', { name: 'Log out' }));
  await waitFor(() => expect(current.store.getState().viewerId).toBeNull());
  await app.go('/main/public');
  expect(current.store.getState().part(viewerDrafts).list()).toEqual([]);
  const isReadable = (): boolean =>
    document.body.textContent.includes(draft.text) ||
    screen.queryByDisplayValue(draft.text) !== null;
  expect(isReadable()).toBe(false);
  await act(() => current.signIn('bela', password));
  await screen.findByRole('form', { name: 'New post' });
  expect(isReadable()).toBe(false);
  act(() => current.continueAsVisitor());
  await act(() => current.signIn('mira', password));
  await screen.findByDisplayValue(draft.text);
});
