import type { StoreApi } from 'zustand/vanilla';
import { activateLanguage } from '#i18n/activate-language.ts';
import { chooseLanguage } from '#i18n/choose-language.ts';
import { languageCookie, readLanguageCookie } from '#i18n/language-cookie.ts';
import { translated } from '#i18n/translated.ts';
import type { Session } from '#session/session.ts';

/**
 * Gives the interface its language, and another one when it is chosen. A choice is told to the server
 * by the cookie it reads as well (R-I18N-003). Settles when the first language is spoken.
 *
 * @throws the first messages could not be fetched
 */
export async function followLanguage(
  store: Pick<StoreApi<Session>, 'getState' | 'subscribe'>,
): Promise<void> {
  const browser = navigator.languages;
  const chosenNow = (): string | undefined => store.getState().preferences.get('interfaceLanguage');
  const languageNow = () =>
    chooseLanguage({
      chosen: chosenNow(),
      cookie: readLanguageCookie(document.cookie),
      browser,
      offered: translated,
    });
  let followed = chosenNow();
  const handleChange = (): void => {
    const chosen = chosenNow();
    if (chosen === followed) return;
    followed = chosen;
    // The server may speak a language that the interface cannot.
    document.cookie = languageCookie(chooseLanguage({ chosen, browser }), browser);
    const code = chooseLanguage({ chosen, browser, offered: translated });
    activateLanguage(code).catch((error: unknown) => {
      store.getState().notices.raise({ level: 'error', messageKey: 'language.not_loaded' });
      store.getState().log('the words of a language could not be fetched', { code, error });
    });
  };
  let stop = store.getState().preferences.subscribe(handleChange);
  store.subscribe((session) => {
    stop();
    stop = session.preferences.subscribe(handleChange);
    handleChange();
  });
  await activateLanguage(languageNow());
}
