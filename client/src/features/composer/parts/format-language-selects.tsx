import { useLingui } from '@lingui/react/macro';
import { memo } from 'react';
import { useStore } from 'zustand';
import type { DraftFields } from '#components/draft/draft.ts';
import { formatLanguageName } from '#i18n/format/language-name.ts';
import { useSession } from '#session/session-context.ts';
import { formatNames } from '../outcome-message.ts';
import { postLanguages } from '#components/composer/post-languages.ts';
import textStyles from '#ui/text-styles.module.css';
import { QuietSelect } from './quiet-select.tsx';

/**
 * Selects for format and language. Memoised, because 183 language options must not re-render while
 * typing.
 */
export const FormatLanguageSelects = memo(function MoreChoices({
  contentType,
  language,
  isDisabled,
  onChange,
}: Pick<DraftFields, 'contentType' | 'language'> & {
  isDisabled: boolean;
  onChange: (part: Partial<Pick<DraftFields, 'contentType' | 'language'>>) => void;
}) {
  const { i18n, t } = useLingui();
  const formats = useStore(useSession().instance, ({ info }) => info.postFormats);
  const nameOf = (format: string): string => {
    const name = formatNames[format];
    return name ? i18n._(name) : format;
  };
  const [only] = formats;
  return (
    <>
      {formats.length > 1 && (
        <QuietSelect
          shownText={nameOf(contentType ?? only ?? '')}
          aria-label={t`Format`}
          value={contentType}
          disabled={isDisabled}
          onChange={({ target }) => onChange({ contentType: target.value })}
        >
          {formats.map((format) => (
            <option key={format} value={format}>
              {nameOf(format)}
            </option>
          ))}
        </QuietSelect>
      )}
      {formats.length === 1 && only !== undefined && only !== 'text/plain' && (
        <span className={textStyles.small}>{nameOf(only)}</span>
      )}
      <QuietSelect
        shownText={language ?? postLanguages[0] ?? ''}
        aria-label={t`Language`}
        value={language}
        disabled={isDisabled}
        onChange={({ target }) => onChange({ language: target.value })}
      >
        {postLanguages.map((code) => (
          <option key={code} value={code} label={code}>
            {formatLanguageName(code, i18n.locale)}
          </option>
        ))}
      </QuietSelect>
    </>
  );
});
