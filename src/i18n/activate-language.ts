import { i18n, type Messages } from '@lingui/core';
import { catalogues, type MessageSet } from './catalogues.ts';
import { languageOf, type LanguageCode } from './languages.ts';

let spoken: LanguageCode = 'en';
const needed = new Set<MessageSet>(['first']);

async function messagesOf(code: LanguageCode, sets: Iterable<MessageSet>): Promise<Messages> {
  const fetched = [...sets].map(async (set) => (await catalogues[code]?.[set]())?.messages);
  return Object.assign({}, ...(await Promise.all(fetched)));
}

/**
 * Loads a language's messages and makes them the interface's, with its direction on the page. A
 * language without a catalogue gives English. Gives the language that is now spoken.
 */
export async function activateLanguage(
  code: LanguageCode,
  root: HTMLElement = document.documentElement,
): Promise<LanguageCode> {
  const next = catalogues[code] ? code : 'en';
  const asked = needed.size;
  const messages = await messagesOf(next, needed);
  /* More are needed by now: they would be lost with the messages that these replace. */
  if (needed.size > asked) return activateLanguage(code, root);
  const language = languageOf(next);
  const tag = language?.tag ?? next;
  spoken = next;
  i18n.loadAndActivate({ locale: tag, messages });
  root.lang = tag;
  root.dir = language?.direction ?? 'ltr';
  return next;
}

/** Loads more of the messages of the language that is spoken, for what is about to be drawn. */
export async function addMessages(set: MessageSet): Promise<void> {
  if (needed.has(set)) return;
  const code = spoken;
  const messages = await messagesOf(code, [set]);
  if (code !== spoken) return addMessages(set);
  /* To load them by `i18n.load` would have all be drawn again, of which nothing says them yet. */
  Object.assign(i18n.messages, messages);
  needed.add(set);
}
