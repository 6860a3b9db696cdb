import { languageOf, type LanguageCode } from './languages.ts';

/** Languages whose readers are served by another one. */
const standIns: Readonly<Record<string, LanguageCode>> = { no: 'nb', nn: 'nb' };

/** The language on offer that a browser's or server's tag (`pt-BR`, `zh_TW`) asks for, if there is one. */
export function matchLanguage(tag: string): LanguageCode | undefined {
  const locale = localeOfTag(tag);
  if (!locale) return undefined;
  if (locale.language === 'zh') return locale.maximize().script === 'Hant' ? 'zh_Hant' : 'zh';
  return standIns[locale.language] ?? languageOf(locale.language)?.code;
}

function localeOfTag(tag: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(tag.replaceAll('_', '-'));
  } catch {
    return undefined;
  }
}
