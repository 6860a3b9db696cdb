import { useLingui } from '@lingui/react/macro';
import { useStore } from 'zustand';
import { languagesByName } from '#i18n/native-name.ts';
import { translatedLanguages } from '#i18n/translated-languages.ts';
import type { PreferenceKey } from '#session/preferences/preferences.ts';
import { useSession } from '#session/session-context.ts';
import type { SelectOption } from '#ui/select.tsx';
import { postLanguageOptions } from './post-language-options.ts';
import type { SettingLabels } from './words/setting-labels.ts';

/** Returns the values of a preference if they can be listed. The empty value means "unset". */
export function usePreferenceChoices(
  preference: PreferenceKey,
  words: SettingLabels,
): readonly SelectOption<string>[] | undefined {
  const { i18n, t } = useLingui();
  const formats = useStore(useSession().instance, ({ info }) => info.postFormats);
  if (preference === 'interfaceLanguage') {
    return [
      { value: '', label: t`As the browser has it` },
      ...languagesByName(i18n.locale).map(({ code, name }) => {
        const isTranslated = translatedLanguages.includes(code);
        return { value: code, label: isTranslated ? name : t`${name} (not translated yet)` };
      }),
    ];
  }
  if (preference === 'postLanguage') {
    return [{ value: '', label: t`As the interface` }, ...postLanguageOptions(i18n.locale)];
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
