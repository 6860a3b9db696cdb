import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { showTranslatedStatus, findTranslationText } from './testing/show-translated-status.ts';

test('TranslationBlock: shows a status in the reader’s language with the detected language [R-TRANS-001]', async () => {
  const { session, choose, requested, user } = await showTranslatedStatus();
  session.preferences.set('translationLanguage', 'en');
  await choose('Translate');
  const shown = await findTranslationText();
  shown.getByText('Translated from German');
  shown.getByText('From itself');
  screen.getByText('Der Reiher ist da');
  expect(requested).toEqual(['auto-en']);
  await user.click(shown.getByRole('button', { name: 'Hide translation' }));
  expect(screen.queryByRole('region', { name: 'Translation' })).toBeNull();
});

test('TranslationChoice: offers the source languages of the server [R-TRANS-004 R-TRANS-005]', async () => {
  const { session, choose, requested, user } = await showTranslatedStatus();
  session.preferences.set('translationLanguage', 'en');
  await choose('Translate');
  const shown = await findTranslationText();
  const from = shown.getByRole('combobox', { name: 'Original language' });
  await within(from).findByRole('option', { name: 'Dutch' });
  expect(
    within(from)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Detected language', 'Dutch', 'German']);
  await user.selectOptions(from, 'Dutch');
  await user.click(shown.getByRole('button', { name: 'Translate again' }));
  await shown.findByText('From nl');
  shown.getByText('Translated from Dutch');
  expect(requested).toEqual(['auto-en', 'nl-en']);
});

test('translateAction: cannot be requested twice while loading, and shows a failure on the status [R-TRANS-002]', async () => {
  const { session, choose, translator, user, requested } = await showTranslatedStatus();
  session.preferences.set('translationLanguage', 'en');
  const pendingResponse = Promise.withResolvers<Response>();
  translator.answer = () => pendingResponse.promise;
  await choose('Translate');
  await user.click(screen.getByRole('button', { name: 'More' }));
  const line = await screen.findByRole('menuitem', { name: 'Translate' });
  expect(line.getAttribute('aria-disabled')).toBe('true');
  await user.keyboard('{Escape}');
  pendingResponse.resolve(Response.json({ error: 'No such language' }, { status: 400 }));
  await screen.findByText('The server says: No such language');

  translator.answer = () => Response.json({ detected_language: 'de', text: 'Here' });
  await choose('Translate');
  const shown = await findTranslationText();
  const second = Promise.withResolvers<Response>();
  translator.answer = () => second.promise;
  const again = shown.getByRole('button', { name: 'Translate again' });
  await user.click(again);
  expect(again.getAttribute('aria-disabled')).toBe('true');
  await user.click(again);
  expect(document.activeElement).toBe(again);
  expect(requested).toHaveLength(3);
  second.resolve(Response.json({ detected_language: 'de', text: 'There' }));
  await shown.findByText('There');
  expect(again.getAttribute('aria-disabled')).toBeNull();
  expect(document.activeElement).toBe(again);
});

test('TranslationBlock: shows that a translation is loading and never sends a second request', async () => {
  const { session, choose, translator, user, requested, id } = await showTranslatedStatus();
  session.preferences.set('translationLanguage', 'en');
  const pendingResponse = Promise.withResolvers<Response>();
  translator.answer = () => pendingResponse.promise;
  await choose('Translate');
  const sign = await within(screen.getByRole('article')).findByText('Translating…');
  await choose('Bookmark');
  await waitFor(() => expect(session.tables.statusViewers.get(id)?.bookmarked).toBe(true));
  await user.click(screen.getByRole('button', { name: 'More' }));
  const line = await screen.findByRole('menuitem', { name: 'Translate' });
  expect(line.getAttribute('aria-disabled')).toBe('true');
  await user.keyboard('{Escape}');
  expect(sign.isConnected).toBe(true);
  pendingResponse.resolve(Response.json({ detected_language: 'de', text: 'Here' }));
  await findTranslationText();
  expect(screen.queryByText('Translating…')).toBeNull();
  expect(requested).toHaveLength(1);
});

test('TranslationBlock: shows the translation of a status folded by its subject', async () => {
  const { session, choose, know, id, user } = await showTranslatedStatus();
  session.preferences.set('translationLanguage', 'en');
  session.preferences.set('collapseMessageWithSubject', true);
  await know(id, { spoiler_text: 'Birds' });
  screen.getByRole('button', { name: 'Show', expanded: false });
  await choose('Translate');
  (await findTranslationText()).getByText('From itself');
  await user.click(screen.getByRole('button', { name: 'Hide', expanded: true }));
  expect(screen.queryByRole('region', { name: 'Translation' })).toBeNull();
  await choose('Translate');
  await findTranslationText();
});

test('translateAction: uses the language of the interface if none is set, with a notice to choose another [R-TRANS-003]', async () => {
  const { choose, requested, notices, user, session } = await showTranslatedStatus();
  await choose('Translate');
  const shown = await findTranslationText();
  expect(notices.store.getState()).toMatchObject([
    { level: 'info', messageKey: 'no_translation_target_set' },
  ]);
  expect(requested).toEqual(['auto-en']);
  await within(shown.getByRole('combobox', { name: 'Translation language' })).findByRole('option', {
    name: 'Italian',
  });
  await user.selectOptions(
    shown.getByRole('combobox', { name: 'Translation language' }),
    'Italian',
  );
  expect(session.preferences.get('translationLanguage')).toBe('it');
  await user.click(shown.getByRole('button', { name: 'Translate again' }));
  await waitFor(() => expect(requested).toEqual(['auto-en', 'auto-it']));
  expect(notices.store.getState()).toHaveLength(1);
});

test('translateAction: is not offered where the server does not translate [R-ACT-016]', async () => {
  const silent = await showTranslatedStatus({}, false);
  expect((await silent.menu()).join()).not.toContain('Translate');
});

test('translateAction: is offered to visitors where the server lets them translate [R-TRANS-006]', async () => {
  const { user, requested } = await showTranslatedStatus({ as: null });
  await user.click(screen.getByRole('button', { name: 'More' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Translate' }));
  (await findTranslationText()).getByText('From itself');
  expect(requested).toEqual(['auto-en']);
});

test.each([
  ['languages are refused', { error: 'Invalid credentials.' }, 403],
  ['there are no languages', {}, 200],
])('translateAction: is not offered to visitors when %s [R-TRANS-006]', async (_, body, status) => {
  const { translator, menu, languageRequests } = await showTranslatedStatus({ as: null });
  translator.languages = () => Response.json(body, { status });
  await menu();
  await waitFor(() => expect(languageRequests).toHaveLength(1));
  expect((await menu()).join()).not.toContain('Translate');
  expect(languageRequests).toHaveLength(1);
});

test('translateAction: is no longer offered to a visitor whose request was refused [R-TRANS-006]', async () => {
  const { user, translator, menu } = await showTranslatedStatus({ as: null });
  translator.answer = () => Response.json({ error: 'Invalid credentials.' }, { status: 403 });
  await user.click(screen.getByRole('button', { name: 'More' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Translate' }));
  await screen.findByText('You can choose the original language of the post.');
  expect((await menu()).join()).not.toContain('Translate');
});

describe('translateAction: posts that are not public [R-TRANS-006 R-TRANS-007]', () => {
  test.each(['private', 'direct', 'local'])(
    'translates a %s status after one confirmation, which is not shown again',
    async (visibility) => {
      const { user, requested, session, know, id, choose } = await showTranslatedStatus();
      await know(id, { visibility });
      await choose('Translate');
      const question = within(await screen.findByRole('dialog', { name: 'Translate this post?' }));
      question.getByText(/translation service/);
      expect(requested).toEqual([]);
      await user.click(question.getByRole('button', { name: 'Translate' }));
      await findTranslationText();
      expect(session.preferences.get('modalOnTranslatePrivate')).toBe(false);
      await choose('Translate');
      await waitFor(() => expect(requested).toHaveLength(2));
      expect(screen.queryByRole('dialog')).toBeNull();
    },
  );

  test('sends nothing when the confirmation is declined, and asks again', async () => {
    const { user, requested, know, id, choose } = await showTranslatedStatus();
    await know(id, { visibility: 'private' });
    for (let time = 0; time < 2; time += 1) {
      await choose('Translate');
      const question = within(await screen.findByRole('dialog', { name: 'Translate this post?' }));
      await user.click(question.getByRole('button', { name: 'Cancel' }));
    }
    expect(requested).toEqual([]);
    expect(screen.queryByRole('button', { name: 'Hide translation' })).toBeNull();
  });

  test.each(['public', 'unlisted'])('translates a %s status without asking', async (visibility) => {
    const { requested, know, id, choose } = await showTranslatedStatus();
    await know(id, { visibility });
    await choose('Translate');
    await findTranslationText();
    expect(requested).toHaveLength(1);
  });
});

test('TranslationBlock: does not show the translation of an earlier version', async () => {
  const { session, choose, know, id } = await showTranslatedStatus();
  session.preferences.set('translationLanguage', 'en');
  await choose('Translate');
  await findTranslationText();
  await know(id, { edited_at: '2030-01-01T00:00:00.000Z' });
  expect(screen.queryByRole('region', { name: 'Translation' })).toBeNull();
});

test('TranslationBlock: shows that the translation is outdated after an edit, keeps the focus and offers another', async () => {
  const { session, choose, know, id, user, translator } = await showTranslatedStatus();
  session.preferences.set('translationLanguage', 'en');
  await choose('Translate');
  const shown = await findTranslationText();
  const again = shown.getByRole('button', { name: 'Translate again' });
  act(() => again.focus());
  const editedAt = '2030-01-01T00:00:00.000Z';
  await know(id, { edited_at: editedAt });
  const article = screen.getByRole('article');
  expect(screen.queryByRole('region', { name: 'Translation' })).toBeNull();
  expect(document.activeElement).toBe(again);
  expect(within(article).getByRole('status').textContent).toBe(
    'This post was edited after it was translated.',
  );

  const pendingResponse = Promise.withResolvers<Response>();
  translator.answer = () => pendingResponse.promise;
  await user.keyboard('{Enter}');
  await screen.findByText('Translating…');
  pendingResponse.resolve(Response.json({ detected_language: 'de', text: 'Anew' }));
  (await findTranslationText()).getByText('Anew');
  expect(document.activeElement).toBe(again);
  expect(screen.queryByText(/after it was translated/)).toBeNull();

  await know(id, { edited_at: '2031-01-01T00:00:00.000Z' });
  await user.click(screen.getByRole('button', { name: 'Hide translation' }));
  expect(screen.queryByText(/after it was translated/)).toBeNull();
});
