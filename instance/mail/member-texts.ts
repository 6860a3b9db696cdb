import * as v from 'valibot';
import { parseSettings } from '#rules/account-settings.ts';
import data from './member-texts.json' with { type: 'json' };

/** The texts of mails to members and of the pages that their links open. */
const textsSchema = v.strictObject({
  hello: v.string(),
  notYou: v.string(),
  confirmSubject: v.string(),
  confirm: v.string(),
  change: v.string(),
  resetSubject: v.string(),
  reset: v.string(),
  staleTitle: v.string(),
  stale: v.string(),
  length: v.string(),
  passwordSet: v.string(),
  confirmed: v.string(),
  approval: v.string(),
  password: v.string(),
  repeat: v.string(),
  mismatch: v.string(),
  loggedOut: v.string(),
  logIn: v.string(),
});

export type MemberTextKey = keyof v.InferOutput<typeof textsSchema>;

/** The texts of each language, by the code that the client uses for the language. */
const allTexts = new Map(Object.entries(v.parse(v.record(v.string(), textsSchema), data)));

/** Returns the code of a language's texts; a member may have chosen any BCP 47 tag. */
function codeOf(language: string): string {
  if (allTexts.has(language)) return language;
  try {
    const locale = new Intl.Locale(language.replaceAll('_', '-')).maximize();
    if (locale.language === 'zh') return locale.script === 'Hant' ? 'zh_Hant' : 'zh';
    const code = ['no', 'nn'].includes(locale.language) ? 'nb' : locale.language;
    return allTexts.has(code) ? code : 'en';
  } catch {
    return 'en';
  }
}

export interface MemberTexts {
  /** BCP 47 tag. */
  readonly language: string;
  /** Returns a text with its placeholders filled in. */
  readonly text: (key: MemberTextKey, values?: Readonly<Record<string, string>>) => string;
}

/** Returns the texts in a language, in English if there are none. */
export function memberTextsIn(language: string): MemberTexts {
  const code = codeOf(language);
  const texts = allTexts.get(code);
  return {
    language: code === 'ja_easy' ? 'ja' : code.replace('_', '-'),
    text: (key, values = {}) =>
      (texts?.[key] ?? '').replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? ''),
  };
}

/** Returns the texts in the language that a member has chosen, in English for nobody. */
export function memberTextsFor(member: { readonly settings: string } | undefined): MemberTexts {
  return memberTextsIn(member ? parseSettings(member).language : 'en');
}
