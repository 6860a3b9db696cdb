import type { InstanceDocument } from '@rookery/contract/schemas/instance.ts';

/** A rule of the server as it is shown. */
export interface TranslatedRule {
  readonly id: string;
  readonly text: string;
  /** A longer explanation; empty if there is none. */
  readonly hint: string;
  /** The language of the translation; undefined for the original, whose language is unknown. */
  readonly language: string | undefined;
}

type Rules = NonNullable<InstanceDocument['rules']>;

/** Returns the language and script of a tag, such as `zh Hans` for `zh-CN`; undefined if invalid. */
function languageAndScript(tag: string): string | undefined {
  try {
    const { language, script } = new Intl.Locale(tag).maximize();
    return `${language} ${script}`;
  } catch {
    return undefined;
  }
}

/** Returns the tag in which a text for readers of `locale` is written; undefined if there is none. */
function findLanguage(tags: readonly string[], locale: string): string | undefined {
  const wanted = languageAndScript(locale);
  return (
    tags.find((tag) => tag.toLowerCase() === locale.toLowerCase()) ??
    tags.find((tag) => wanted !== undefined && languageAndScript(tag) === wanted)
  );
}

/**
 * Returns the rules with a text, in order, each in the reader's language if the server has such a
 * translation (Mastodon 4.4), else as it was written.
 */
export function translateRules(rules: Rules, locale: string): readonly TranslatedRule[] {
  return rules.flatMap(({ id, text = '', hint = '', translations = {} }) => {
    const usable = Object.keys(translations).filter((tag) => translations[tag]?.text?.trim());
    const language = findLanguage(usable, locale);
    const translated = language === undefined ? undefined : translations[language];
    if (translated?.text !== undefined)
      return [{ id, text: translated.text, hint: translated.hint ?? '', language }];
    return text.trim() === '' ? [] : [{ id, text, hint, language: undefined }];
  });
}
