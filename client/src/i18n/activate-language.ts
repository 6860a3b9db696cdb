import { i18n } from './i18n.ts';
import { type LanguageCode, languageOf, translatedLanguages } from './languages.ts';
import { fetchMessages, neededParts } from './fetch-messages.ts';

let active: LanguageCode = 'en';
const loaded = new Set<string>();

/**
 * Loads a language's messages, activates them and sets the page's language and direction. Uses
 * English for a language without a catalogue. Resolves to the active language.
 *
 * @throws if the messages could not be fetched
 */
export async function activateLanguage(
  code: LanguageCode,
  root: HTMLElement = document.documentElement,
): Promise<LanguageCode> {
  const next = translatedLanguages.includes(code) ? code : 'en';
  const parts = [...neededParts()];
  const messages = await fetchMessages(next, parts);
  const language = languageOf(next);
  const tag = language?.tag ?? next;
  active = next;
  loaded.clear();
  for (const part of parts) loaded.add(part);
  i18n.loadAndActivate({ locale: tag, messages });
  root.lang = tag;
  root.dir = language?.direction ?? 'ltr';
  /* Chunks loaded in the meantime need more messages. */
  await loadMessages();
  return next;
}

/**
 * Loads the messages of code loaded since, before it renders.
 *
 * @throws if the messages could not be fetched
 */
export async function loadMessages(): Promise<void> {
  const missing = neededParts().filter((part) => !loaded.has(part));
  if (missing.length === 0) return;
  const code = active;
  const messages = await fetchMessages(code, missing);
  if (code !== active) return loadMessages();
  /*
   * `i18n.load` would re-render everything, although nothing on the page uses these messages
   * yet.
   */
  Object.assign(i18n.messages, messages);
  for (const part of missing) loaded.add(part);
}
