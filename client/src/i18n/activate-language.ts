import type { Messages } from '@lingui/core';
import { formatLocales, formatFallbackLocales } from './format/format-locales.ts';
import { fetchMessages, neededMessageFiles } from './fetch-messages.ts';
import { i18n } from './i18n.ts';
import { type LanguageCode, findLanguage } from './languages.ts';

let requested: LanguageCode = 'en';
let active: LanguageCode = requested;
let loaded = new Set<string>();

/** Returns the message files that the loaded code needs and that `known` does not contain. */
function missingParts(known: ReadonlySet<string>): string[] {
  return neededMessageFiles().filter((part) => !known.has(part));
}

/**
 * Loads the messages of a language, activates them, and sets language and direction of the page.
 * Does nothing if another language was requested meanwhile.
 *
 * @throws if the messages could not be fetched
 */
export async function activateLanguage(
  code: LanguageCode,
  root: HTMLElement = document.documentElement,
): Promise<void> {
  requested = code;
  if (formatFallbackLocales.has(code)) {
    const { installPolyfill } = await import('./polyfill/install-polyfill.ts');
    installPolyfill(code);
  }
  const messages: Messages = {};
  const parts = new Set<string>();
  /* Code that was loaded while the messages were fetched needs further messages. These are
     fetched too, before the page is rendered in the new language. */
  for (let missing = missingParts(parts); missing.length > 0; missing = missingParts(parts)) {
    Object.assign(messages, await fetchMessages(code, missing));
    for (const part of missing) parts.add(part);
  }
  /* Another language was requested meanwhile, for instance with the arrow keys in a list. */
  if (code !== requested) return;
  const language = findLanguage(code);
  const tag = language?.tag ?? code;
  active = code;
  loaded = parts;
  /* The direction is set first, since listeners of `i18n` read it. */
  root.lang = tag;
  root.dir = language?.direction ?? 'ltr';
  i18n.loadAndActivate({ locale: tag, locales: formatLocales(tag), messages });
}

/**
 * Loads the messages of code that was loaded after the language was activated, before this code
 * renders.  * @throws if the messages could not be fetched
 */
export async function loadMessages(): Promise<void> {
  const missing = missingParts(loaded);
  if (missing.length === 0) return;
  const code = active;
  const messages = await fetchMessages(code, missing);
  if (code !== active) return loadMessages();
  /* `i18n.load` would re-render the whole page, although no component on it uses these
     messages yet. */
  Object.assign(i18n.messages, messages);
  for (const part of missing) loaded.add(part);
}
