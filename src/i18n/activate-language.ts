import { i18n, type Messages } from '@lingui/core';
import { languageOf, type LanguageCode } from './languages.ts';

/** The catalogues there are, each a chunk of its own. */
const catalogues: Readonly<Partial<Record<LanguageCode, () => Promise<{ messages: Messages }>>>> = {
  en: () => import('./locales/en.po'),
};

/**
 * Loads a language's messages and makes them the interface's, with its direction on the page. A
 * language without a catalogue gives English. Gives the language that is now spoken.
 */
export async function activateLanguage(
  code: LanguageCode,
  root: HTMLElement = document.documentElement,
): Promise<LanguageCode> {
  const spoken = catalogues[code] ? code : 'en';
  const { messages } = (await catalogues[spoken]?.()) ?? { messages: {} };
  const language = languageOf(spoken);
  i18n.loadAndActivate({ locale: language?.tag ?? spoken, messages });
  root.lang = language?.tag ?? spoken;
  root.dir = language?.direction ?? 'ltr';
  return spoken;
}
