import { i18n } from './i18n.ts';
import { languageOf, type LanguageCode } from './languages.ts';
import { translated } from './translated.ts';
import { loadWords, neededParts } from './word-parts.ts';

let spoken: LanguageCode = 'en';
const loaded = new Set<string>();

/**
 * Loads a language's messages and makes them the interface's, with its direction on the page. A
 * language without a catalogue gives English. Gives the language that is now spoken.
 *
 * @throws the messages could not be fetched
 */
export async function activateLanguage(
  code: LanguageCode,
  root: HTMLElement = document.documentElement,
): Promise<LanguageCode> {
  const next = translated.includes(code) ? code : 'en';
  const parts = [...neededParts()];
  const messages = await loadWords(next, parts);
  const language = languageOf(next);
  const tag = language?.tag ?? next;
  spoken = next;
  loaded.clear();
  for (const part of parts) loaded.add(part);
  i18n.loadAndActivate({ locale: tag, messages });
  root.lang = tag;
  root.dir = language?.direction ?? 'ltr';
  /* Chunks that came while the messages were fetched need more of them. */
  await addWords();
  return next;
}

/**
 * Loads the messages of code that has come since, for what is about to be drawn.
 *
 * @throws the messages could not be fetched
 */
export async function addWords(): Promise<void> {
  const missing = neededParts().filter((part) => !loaded.has(part));
  if (missing.length === 0) return;
  const code = spoken;
  const messages = await loadWords(code, missing);
  if (code !== spoken) return addWords();
  /* `i18n.load` would render everything again, though nothing on the page uses these messages yet. */
  Object.assign(i18n.messages, messages);
  for (const part of missing) loaded.add(part);
}
