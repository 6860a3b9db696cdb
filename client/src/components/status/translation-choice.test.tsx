import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showTranslatedStatus, findTranslationText } from './testing/show-translated-status.ts';

type Shown = Awaited<ReturnType<typeof showTranslatedStatus>>;

/** Shows a status on a server whose translation service cannot detect its language. */
async function showUnrecognised(): Promise<Shown> {
  const shown = await showTranslatedStatus();
  shown.session.preferences.set('translationLanguage', 'en');
  shown.translator.answer = (from) =>
    from === null
      ? Response.json({ error: 'Could not translate' }, { status: 400 })
      : Response.json({ detected_language: from, text: `<p>From ${from}</p>` });
  return shown;
}

const choice = (): HTMLElement => screen.getByRole('combobox', { name: 'Original language' });
const said = (): string | null => screen.getByRole('status').textContent;
const failure = 'The server says: Could not translate';

/** Returns the text of the selected option. */
function chosen(): string {
  const select = choice();
  return select instanceof HTMLSelectElement
    ? (select.selectedOptions.item(0)?.textContent ?? '')
    : '';
}

test('TranslationChoice: offers the source language after the first translation fails, and translates from it [R-TRANS-004]', async () => {
  const { choose, requested, user } = await showUnrecognised();
  await choose('Translate');
  await screen.findByText(failure);
  await screen.findByRole('combobox', { name: 'Original language' });
  expect(screen.queryByRole('region', { name: 'Translation' })).toBeNull();
  expect(said()).toBe('You can choose the original language of the post.');
  await screen.findByRole('option', { name: 'Dutch' });
  await user.selectOptions(choice(), 'Dutch');
  const button = screen.getByRole('button', { name: 'Translate' });
  act(() => button.focus());
  await user.keyboard('{Enter}');
  const shown = await findTranslationText();
  shown.getByText('From nl');
  expect(said()).toBe('Translated from Dutch');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(chosen()).toBe('Dutch');
  expect(document.activeElement).toBe(button);
  expect(button.textContent).toBe('Translate again');
  expect(requested).toEqual(['auto-en', 'nl-en']);
});

test('TranslationBlock: closes after a failure, and reopens on a retry', async () => {
  const { choose, user } = await showUnrecognised();
  await choose('Translate');
  await screen.findByText(failure);
  const close = await screen.findByRole('button', { name: 'Close' });
  act(() => close.focus());
  await user.keyboard('{Enter}');
  expect(screen.queryByRole('combobox', { name: 'Original language' })).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('article')));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText(failure);
  choice();
});

test('TranslationBlock: shows a retried translation from a selected language after it was closed', async () => {
  const { choose, user, translator } = await showUnrecognised();
  await choose('Translate');
  await screen.findByText(failure);
  await screen.findByRole('option', { name: 'Dutch' });
  await user.selectOptions(choice(), 'Dutch');
  translator.answer = () => Response.json({ error: 'Out of order' }, { status: 400 });
  await user.click(screen.getByRole('button', { name: 'Translate' }));
  await screen.findByText('The server says: Out of order');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  translator.answer = (from) =>
    Response.json({ detected_language: from, text: `<p>From ${from}</p>` });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  (await findTranslationText()).getByText('From nl');
});

test('TranslationChoice: shows the last requested language, whichever component requested it, also after a remount', async () => {
  const { session, choose, requested, user, know, id } = await showTranslatedStatus();
  session.preferences.set('translationLanguage', 'en');
  await choose('Translate');
  const shown = await findTranslationText();
  await screen.findByRole('option', { name: 'Dutch' });
  await user.selectOptions(choice(), 'Dutch');
  await user.click(shown.getByRole('button', { name: 'Translate again' }));
  await shown.findByText('Translated from Dutch');
  await know(id, { pleroma: { thread_muted: true } });
  expect(screen.queryByRole('article')).toBeNull();
  await know(id, { pleroma: { thread_muted: false } });
  await screen.findByText('Translated from Dutch');
  expect(chosen()).toBe('Dutch');
  await choose('Translate');
  await screen.findByText('Translated from German');
  expect(chosen()).toBe('Detected language');
  expect(requested).toEqual(['auto-en', 'nl-en', 'auto-en']);
});

test('TranslationChoice: shows when the languages cannot be loaded and can be retried', async () => {
  const { session, choose, user, translator } = await showTranslatedStatus();
  session.preferences.set('translationLanguage', 'en');
  const { languages } = translator;
  translator.languages = () => Response.json({ error: 'No list today' }, { status: 400 });
  await choose('Translate');
  await findTranslationText();
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain(
    'Couldn’t load the languages to translate from: The server says: No list today',
  );
  translator.languages = languages;
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  await screen.findByRole('option', { name: 'Dutch' });
  expect(screen.queryByRole('alert')).toBeNull();
});

test('TranslationChoice: offers the target language as a source only if a translation from it was requested', async () => {
  const { session, choose, user } = await showTranslatedStatus();
  session.preferences.set('translationLanguage', 'NL');
  await choose('Translate');
  const shown = await findTranslationText();
  await within(choice()).findByRole('option', { name: 'German' });
  expect(within(choice()).queryByRole('option', { name: 'Dutch' })).toBeNull();
  await user.selectOptions(choice(), 'German');
  await user.click(shown.getByRole('button', { name: 'Translate again' }));
  await shown.findByText('From de');
  act(() => void session.preferences.set('translationLanguage', 'de'));
  await within(choice()).findByRole('option', { name: 'Dutch' });
  expect(chosen()).toBe('German');
});

test('TranslationBlock: marks a translation as outdated when the status is edited meanwhile, and translates again from the selected language', async () => {
  const { session, choose, know, id, user, translator, requested } = await showTranslatedStatus();
  session.preferences.set('translationLanguage', 'en');
  const pendingResponse = Promise.withResolvers<Response>();
  const { answer: answersAtOnce } = translator;
  translator.answer = () => pendingResponse.promise;
  await choose('Translate');
  await screen.findByText('Translating…');
  await know(id, { edited_at: '2030-01-01T00:00:00.000Z' });
  pendingResponse.resolve(Response.json({ detected_language: 'de', text: 'Before' }));
  await screen.findByText('This post was edited after it was translated.');
  expect(screen.queryByText('Before')).toBeNull();
  translator.answer = answersAtOnce;
  await screen.findByRole('option', { name: 'Dutch' });
  await user.selectOptions(choice(), 'Dutch');
  await user.click(screen.getByRole('button', { name: 'Translate again' }));
  (await findTranslationText()).getByText('From nl');
  expect(requested).toEqual(['auto-en', 'nl-en']);
});

test('TranslationBlock: announces loading and the source language in one live region', async () => {
  const { session, choose, translator, user } = await showTranslatedStatus();
  session.preferences.set('translationLanguage', 'en');
  const first = Promise.withResolvers<Response>();
  translator.answer = () => first.promise;
  await choose('Translate');
  const line = await screen.findByRole('status');
  expect(line.textContent).toBe('Translating…');
  first.resolve(Response.json({ detected_language: 'de', text: 'Here' }));
  await waitFor(() => expect(line.textContent).toBe('Translated from German'));
  const second = Promise.withResolvers<Response>();
  translator.answer = () => second.promise;
  await user.click(screen.getByRole('button', { name: 'Translate again' }));
  expect(line.textContent).toBe('Translating…');
  second.resolve(Response.json({ detected_language: null, text: 'There' }));
  await waitFor(() => expect(line.textContent).toBe('Translated'));
  expect(line.isConnected).toBe(true);
});

/**
 * Creates a paragraph that ends with the URL of its quote, as servers add it for clients without
 * quotes.
 */
const withAddress = (text: string): string =>
  `<p>${text}<span class="quote-inline"><br>RE: https://far.example/1</span></p>`;

/**
 * Returns how text effects are shown, if at all, after checking that the text contains no URL of a
 * quote.
 */
function effectsOf(text: HTMLElement): string | undefined {
  const block = text.closest('div');
  expect(block?.textContent).not.toContain('RE:');
  return block?.dataset['effects'];
}

test('TranslationBlock: omits the quote URL and keeps text effects, as the status does', async () => {
  const { session, choose, know, id, translator } = await showTranslatedStatus();
  session.preferences.set('translationLanguage', 'en');
  translator.answer = () => Response.json({ detected_language: 'de', text: withAddress('Look') });
  const markup = { akkoma: { source: { content: 'Seht', mediaType: 'text/x.misskeymarkdown' } } };
  await know(id, { quote: null, quote_id: 'Q1', content: withAddress('Seht'), ...markup });
  await choose('Translate');
  const shown = await findTranslationText();
  const inPost = effectsOf(screen.getByText('Seht'));
  expect(inPost).toBe('moving');
  expect(effectsOf(shown.getByText('Look'))).toEqual(inPost);
});

test('TranslationBlock: moves the focus to the status when an edit removes the focused translation', async () => {
  const { session, choose, know, id, translator } = await showTranslatedStatus();
  session.preferences.set('translationLanguage', 'en');
  translator.answer = () =>
    Response.json({ detected_language: 'de', text: '<a href="https://far.example/">Here</a>' });
  await choose('Translate');
  const shown = await findTranslationText();
  act(() => shown.getByRole('link', { name: 'Here' }).focus());
  await know(id, { edited_at: '2030-01-01T00:00:00.000Z' });
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('article')));
});
