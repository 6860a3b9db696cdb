import type { StoreApi } from 'zustand/vanilla';
import { activateLanguage } from '#i18n/activate-language.ts';
import { chooseLanguage } from '#i18n/choose-language.ts';
import type { LanguageCode } from '#i18n/languages.ts';
import { languageCookie, readLanguageCookie } from '#i18n/language-cookie.ts';
import type { Session } from '#session/session.ts';

/**
 * Activates the interface language, now and when the preference changes. A choice is also written to the
 * cookie that the server reads (R-I18N-003). If the messages of a choice cannot be loaded, the preference
 * is reset to the shown language, so that the same choice can be made again. Resolves once the first
 * language is active, or English if its messages could not be fetched.
 *
 * @throws if the English messages could not be fetched either
 */
export async function followLanguage(
  store: Pick<StoreApi<Session>, 'getState' | 'subscribe'>,
): Promise<void> {
  const browser = navigator.languages;
  const readChoice = (): string | undefined =>
    store.getState().preferences.get('interfaceLanguage');
  const currentLanguage = () =>
    chooseLanguage({
      chosen: readChoice(),
      cookie: readLanguageCookie(document.cookie),
      browser,
    });
  const report = (code: LanguageCode, error: unknown): void => {
    store.getState().notices.raise({ level: 'error', messageKey: 'language.not_loaded' });
    store.getState().log('the messages of a language could not be fetched', { code, error });
  };
  /** The choice whose language is shown; `followed` is the latest choice. */
  let shown = readChoice();
  let followed = shown;
  const follow = (chosen: string | undefined): LanguageCode => {
    followed = chosen;
    const code = chooseLanguage({ chosen, browser });
    document.cookie = languageCookie(code, browser);
    return code;
  };
  const activate = async (chosen: string | undefined): Promise<void> => {
    const code = follow(chosen);
    try {
      await activateLanguage(code);
      if (followed === chosen) shown = chosen;
    } catch (error) {
      if (followed !== chosen) return;
      report(code, error);
      follow(shown);
      store.getState().preferences.set('interfaceLanguage', shown);
    }
  };
  const handleChange = (): void => {
    const chosen = readChoice();
    if (chosen !== followed) void activate(chosen);
  };
  let stop = store.getState().preferences.subscribe(handleChange);
  store.subscribe((session) => {
    stop();
    stop = session.preferences.subscribe(handleChange);
    handleChange();
  });
  const first = currentLanguage();
  await activateLanguage(first).catch(async (error: unknown) => {
    await activateLanguage('en');
    report(first, error);
  });
}
