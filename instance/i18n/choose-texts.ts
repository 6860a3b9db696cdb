import { chosenLanguage } from '#rules/account-settings.ts';
import { matchAcceptLanguage, matchLanguage } from './match-language.ts';
import { textsIn, type Texts } from './texts.ts';

interface Member {
  readonly settings: string;
}

/** Returns the value of the cookie in which the client stores its language. */
function languageCookie(request: Request): string {
  const cookies = request.headers.get('cookie') ?? '';
  return /(?:^|;)\s*userLanguage=([^;\s]+)/.exec(cookies)?.[1] ?? '';
}

function languageOf(member: Member): string | undefined {
  return matchLanguage(chosenLanguage(member) ?? '');
}

/**
 * Returns the texts of a page of the instance: in the language of the client on this device, else in
 * that of the account, else in the first supported one of the browser, else in English (R-INST-047).
 *
 * @param member the account that the page concerns, if it is known
 */
export function textsForPage(request: Request, member?: Member): Texts {
  return textsIn(
    matchLanguage(languageCookie(request)) ??
      (member && languageOf(member)) ??
      matchAcceptLanguage(request.headers.get('accept-language') ?? '') ??
      'en',
  );
}

/** Returns the texts of mails to a member, in the account's current language (R-INST-048). */
export function textsForMail(member: Member): Texts {
  return textsIn(languageOf(member) ?? 'en');
}
