import { chooseLanguage } from '#i18n/choose-language.ts';
import { readLanguageCookie } from '#i18n/language-cookie.ts';
import { translated } from '#i18n/translated.ts';
import { loadWords, neededParts } from '#i18n/word-parts.ts';

/*
 * Imported first: the words are on their way while the rest of the code still runs, since nothing is
 * drawn without them. The cookie holds what was chosen; where it does not, they are asked for again.
 */
const likely = chooseLanguage({
  cookie: readLanguageCookie(document.cookie),
  browser: navigator.languages,
  offered: translated,
});
loadWords(likely, neededParts()).catch(() => undefined);
