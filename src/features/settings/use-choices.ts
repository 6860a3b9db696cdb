import { useLingui } from '@lingui/react/macro';
import { useStore } from 'zustand';
import { postLanguages } from '#domain/composer/post-languages.ts';
import { formatLanguageName } from '#i18n/format/language-name.ts';
import { languages } from '#i18n/languages.ts';
import { translated } from '#i18n/translated.ts';
import type { PreferenceKey } from '#session/preferences/all.ts';
import { useSession } from '#session/session-context.ts';
import type { SelectOption } from '#ui/select.tsx';
import type { SettingWords } from './words/setting-words.ts';

/** What a language calls itself. */
function nameOf(tag: string): string {
  return new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag;
}

/** The values that a preference may have, where they can be listed. The empty one is "unset". */
export function useChoices(
  preference: PreferenceKey,
  words: SettingWords,
): readonly SelectOption<string>[] | undefined {
  const { i18n, t } = useLingui();
  const formats = useStore(useSession().instance, ({ info }) => info.postFormats);
  if (preference === 'interfaceLanguage') {
    return [
      { value: '', label: t`As the browser has it` },
      ...languages.map(({ code, tag }) => {
        const name = code === 'ja_easy' ? 'やさしいにほんご' : nameOf(tag);
        const isTranslated = translated.includes(code);
        return { value: code, label: isTranslated ? name : t`${name} (not translated yet)` };
      }),
    ];
  }
  if (preference === 'postLanguage') {
    const named = postLanguages.map((code) => ({
      value: code,
      label: formatLanguageName(code, i18n.locale),
    }));
    const { compare } = new Intl.Collator(i18n.locale);
    return [
      { value: '', label: t`As the interface` },
      ...named.toSorted((one, other) => compare(one.label, other.label)),
    ];
  }
  if (!words.choices) return undefined;
  const named = Object.entries(words.choices).map(([value, label]) => ({
    value,
    label: i18n._(label),
  }));
  if (preference !== 'postContentType') return named;
  return formats.map(
    (value) => named.find((choice) => choice.value === value) ?? { value, label: value },
  );
}
