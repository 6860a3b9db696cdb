import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { memo } from 'react';
import { useStore } from 'zustand';
import type { DraftFields } from '#session/drafts/draft.ts';
import { formatLanguageName } from '#i18n/format/language-name.ts';
import { useSession } from '#session/session-context.ts';
import { postLanguageOptions } from '#i18n/post-languages.ts';
import { BorderlessSelect } from './borderless-select.tsx';

/** Labels of the known content types. Others are shown by their MIME type. */
const contentTypeLabels: ReadonlyMap<string, MessageDescriptor> = new Map([
  ['text/plain', msg`Plain text`],
  ['text/html', msg`HTML`],
  ['text/markdown', msg`Markdown`],
  ['text/bbcode', msg`BBCode`],
  ['text/x.misskeymarkdown', msg`MFM`],
]);

/**
 * Returns a function that returns the label of a post format; for unknown formats their media type.
 */
export function useFormatName(): (format: string) => string {
  const { i18n } = useLingui();
  return (format) => {
    const name = contentTypeLabels.get(format);
    return name ? i18n._(name) : format;
  };
}

export function FormatSelect({
  contentType,
  isDisabled,
  onChange,
}: Pick<DraftFields, 'contentType'> & {
  isDisabled: boolean;
  onChange: (part: Pick<DraftFields, 'contentType'>) => void;
}) {
  const { t } = useLingui();
  const formats = useStore(useSession().instance, ({ info }) => info.postFormats);
  const nameOf = useFormatName();
  return (
    <BorderlessSelect
      name="format"
      shownText={nameOf(contentType ?? formats[0] ?? '')}
      aria-label={t({ message: 'Format', comment: 'Noun: plain text, Markdown … Not the verb' })}
      value={contentType}
      disabled={isDisabled}
      onChange={({ target }) => onChange({ contentType: target.value })}
    >
      {formats.map((format) => (
        <option key={format} value={format}>
          {nameOf(format)}
        </option>
      ))}
    </BorderlessSelect>
  );
}

/** Memoised, so that its 183 options do not render again while typing. */
export const LanguageSelect = memo(function LanguageSelect({
  language,
  isDisabled,
  onChange,
}: Pick<DraftFields, 'language'> & {
  isDisabled: boolean;
  onChange: (part: Pick<DraftFields, 'language'>) => void;
}) {
  const { i18n, t } = useLingui();
  return (
    <BorderlessSelect
      name="language"
      shownText={language === undefined ? '—' : formatLanguageName(language, i18n.locale)}
      aria-label={t`Language`}
      value={language ?? ''}
      disabled={isDisabled}
      onChange={({ target }) => onChange({ language: target.value })}
    >
      {language === undefined && <option value="">—</option>}
      {postLanguageOptions(i18n.locale, language).map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </BorderlessSelect>
  );
});
