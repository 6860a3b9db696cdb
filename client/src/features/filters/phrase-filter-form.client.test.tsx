import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '#app/testing/render-app.tsx';
import { startTestInstance } from '@rookery/instance/testing/start-test-instance.ts';

const isSaving = ({ method, url }: Request): boolean =>
  method !== 'GET' && new URL(url).pathname.startsWith('/api/v1/filters');

/** Opens the filters of a member who has two; responses of the server wait for `answer`. */
async function open() {
  const instance = await startTestInstance({ world: 'empty' });
  const mira = await instance.as('mira');
  for (const phrase of ['heron', 'otter'])
    await mira.post('/api/v1/filters', { phrase, context: ['home'] });
  const app = await renderApp({ instance, signedInAs: 'mira', path: '/settings#filters' });
  const { user, faults } = app;
  const dialog = within(await screen.findByRole('dialog', { name: 'Settings' }));
  await dialog.findByText('otter');
  const choose = async (button: string, item: RegExp): Promise<void> => {
    await user.click(dialog.getByRole('button', { name: button }));
    await user.click(await dialog.findByRole('menuitem', { name: item }));
    await waitFor(() => expect(dialog.queryByRole('menuitem')).toBeNull());
  };
  const add = () => choose('Add filter', /^Filter for all your apps/);
  const edit = (phrase: string) => choose(`Actions for this filter: ${phrase}`, /^Edit/);
  const answer = Promise.withResolvers<undefined>();
  const save = async (): Promise<void> => {
    faults.of = (request) => (isSaving(request) ? answer.promise : undefined);
    await user.click(dialog.getByRole('button', { name: 'Save filter' }));
  };
  const settle = async (): Promise<void> => {
    faults.of = () => undefined;
    answer.resolve(undefined);
  };
  const phrases = async (): Promise<string[]> =>
    (await mira.get('/api/v1/filters')).body.map(({ phrase }: { phrase: string }) => phrase);
  const field = () => dialog.getByLabelText('Word or phrase');
  return { user, dialog, add, edit, save, settle, phrases, field };
}

test('PhraseFilterForm: keeps changes that are made while a filter is being saved', async () => {
  const { user, dialog, edit, save, settle, phrases, field } = await open();
  await edit('heron');
  await user.type(field(), ' nest');
  await save();
  await user.type(field(), ' eggs');
  await settle();
  await waitFor(async () => expect(await phrases()).toContain('heron nest'));
  const button = dialog.getByRole('button', { name: 'Save filter' });
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull());
  expect(field()).toHaveProperty('value', 'heron nest eggs');
  expect(document.activeElement).toBe(field());
  await user.click(button);
  await waitFor(() => expect(dialog.queryByLabelText('Word or phrase')).toBeNull());
  expect((await phrases()).toSorted()).toEqual(['heron nest eggs', 'otter']);
});

test('PhraseFilterForm: applies changes made while a new filter is being saved to that filter', async () => {
  const { user, dialog, add, save, settle, phrases, field } = await open();
  await add();
  await user.type(field(), 'kraken');
  await save();
  await user.type(field(), 's');
  await settle();
  await waitFor(async () => expect(await phrases()).toContain('kraken'));
  const button = dialog.getByRole('button', { name: 'Save filter' });
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull());
  expect(field()).toHaveProperty('value', 'krakens');
  expect(document.activeElement).toBe(field());
  await user.click(button);
  await waitFor(() => expect(dialog.queryByLabelText('Word or phrase')).toBeNull());
  expect((await phrases()).toSorted()).toEqual(['heron', 'krakens', 'otter']);
});

test.each(['an existing filter', 'a new filter'])(
  'PhraseFilterForm: keeps the form of %s open that was opened while another filter is being saved',
  async (kind) => {
    const { user, dialog, add, edit, save, settle, phrases, field } = await open();
    await add();
    await user.type(field(), 'kraken');
    await save();
    if (kind === 'a new filter') {
      await user.click(dialog.getByRole('button', { name: 'Cancel' }));
      await add();
    } else await edit('otter');
    await user.type(field(), 's');
    const typed = kind === 'a new filter' ? 's' : 'otters';
    await settle();
    await dialog.findByText('kraken');
    expect(field()).toHaveProperty('value', typed);
    const button = dialog.getByRole('button', { name: 'Save filter' });
    await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull());
    await user.click(button);
    await waitFor(() => expect(dialog.queryByLabelText('Word or phrase')).toBeNull());
    const others = kind === 'a new filter' ? ['heron', 'otter'] : ['heron'];
    expect((await phrases()).toSorted()).toEqual([...others, 'kraken', typed].toSorted());
  },
);
