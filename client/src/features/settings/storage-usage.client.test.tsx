import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { startTestInstance } from '@rookery/instance/testing/start-test-instance.ts';
import { emptyDraftFields } from '#session/drafts/draft.ts';
import { createDrafts } from '#session/drafts/drafts.ts';
import { renderApp, type RenderAppOptions } from '#app/testing/render-app.tsx';
import { fakeArea } from '#lib/storage/testing/fake-area.ts';
import { fakeAsyncArea } from '#lib/storage/testing/fake-async-area.ts';

afterEach(() => vi.unstubAllGlobals());

async function openPart(options: RenderAppOptions = {}) {
  const app = await renderApp({ signedInAs: 'mira', path: '/settings', ...options });
  const dialog = within(await screen.findByRole('dialog', { name: 'Settings' }));
  await dialog.findByRole('heading', { name: 'Appearance' });
  await app.user.click(dialog.getByRole('button', { name: 'Data' }));
  const part = within(await dialog.findByRole('region', { name: 'Stored on this device' }));
  return { ...app, part };
}

test("StorageUsage: clears the viewer's cached timelines after confirmation, not those of others", async () => {
  const instance = await startTestInstance({ world: 'empty' });
  const own = `${(await instance.as('mira')).account?.id}/not-a-timeline`;
  const pageArea = fakeAsyncArea();
  await pageArea.set(own, { statuses: ['the heron is back'] });
  await pageArea.set('somebody/friends', { statuses: [] });
  const { user, part } = await openPart({ instance, pageArea });
  const button = await part.findByRole('button', { name: 'Clear offline timelines' });
  expect(button).toHaveProperty('disabled', false);
  await user.click(button);
  const question = within(await screen.findByRole('dialog', { name: 'Clear offline timelines?' }));
  await user.click(question.getByRole('button', { name: 'Clear' }));
  await waitFor(() => expect(button).toHaveProperty('disabled', true));
  expect(await pageArea.names()).toEqual(['somebody/friends']);
});

test('StorageUsage: counts drafts, but never clears them', async () => {
  const instance = await startTestInstance({ world: 'empty' });
  const area = fakeArea();
  const draft = {
    ...emptyDraftFields,
    text: 'Herons',
    idempotencyKey: 'k',
    updatedAt: '2026-01-01',
  };
  createDrafts(area, (await instance.as('mira')).account?.id ?? '').saveCopy(draft);
  const { user, part } = await openPart({ instance, area });
  part.getByText('1 draft');
  await user.click(part.getByRole('button', { name: 'Open drafts' }));
  await within(await screen.findByRole('dialog', { name: 'Drafts' })).findByText('Herons');
});

test('StorageUsage: shows an error if the storage cannot be read', async () => {
  const pageArea = fakeAsyncArea();
  pageArea.failWith(new Error('no storage'));
  const { part, logged } = await openPart({ pageArea });
  await part.findByText('This browser doesn’t report how much it stores.');
  part.getByText('Drafts');
  expect(logged.some(([text]) => text.includes('could not be measured'))).toBe(true);
});

test('StorageUsage: measures and clears images separately and caches later ones again', async () => {
  const all = new Map([
    ['rookery-pictures', new Map([['/media/a.png', new Response('x'.repeat(3000))]])],
    ['rookery-files-1', new Map([['/assets/a.js', new Response('y')]])],
    ['elsewhere', new Map([['/z', new Response('z')]])],
  ]);
  const open = async (name: string) => {
    const stored = all.get(name) ?? new Map<string, Response>();
    all.set(name, stored);
    return {
      keys: async () => [...stored.keys()],
      match: async (key: string) => stored.get(key)?.clone(),
    };
  };
  vi.stubGlobal('caches', {
    open,
    keys: async () => [...all.keys()],
    delete: async (name: string) => all.delete(name),
  });
  const { user, part } = await openPart();
  const line = within((await part.findByText(/^Viewed images/)).closest('li') ?? document.body);
  line.getByText(/^3\skB$/);
  await user.click(line.getByRole('button', { name: 'Clear viewed images' }));
  const question = within(await screen.findByRole('dialog', { name: 'Clear viewed images?' }));
  await user.click(question.getByRole('button', { name: 'Clear' }));
  await waitFor(() =>
    expect(line.getByRole('button', { name: 'Clear viewed images' })).toHaveProperty(
      'disabled',
      true,
    ),
  );
  expect(all.get('rookery-pictures')?.size).toBe(0);
  expect([...all.keys()].toSorted()).toEqual(['elsewhere', 'rookery-files-1', 'rookery-pictures']);
});
