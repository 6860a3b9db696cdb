import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import X from 'lucide-react/icons/x';
import type { DraftFields } from '#session/drafts/draft.ts';
import type { QuotePolicy } from '#store/rows/status-row.ts';
import { Button } from '#ui/buttons/button.tsx';
import styles from '../form/composer.module.css';
import type { ComposerState } from '../form/use-composer.ts';
import { FormatSelect, LanguageSelect } from './format-language-selects.tsx';
import type { ComposerOption } from './more-menu.tsx';
import { PostAsSelect } from './post-as-select.tsx';

const policyLabels: Readonly<Record<QuotePolicy, MessageDescriptor>> = {
  public: msg`Anyone can quote`,
  followers: msg`Only followers can quote`,
  nobody: msg`No one can quote`,
};

/** Shows the options that differ from the member's defaults, and the selects opened in the menu. */
export function ComposerOptions({
  composer,
  defaults,
  opened,
}: {
  composer: ComposerState;
  defaults: DraftFields;
  opened: readonly ComposerOption[];
}) {
  const { i18n, t } = useLingui();
  const { draft, change, isSending } = composer;
  const isShown = (option: ComposerOption, field: keyof DraftFields): boolean =>
    opened.includes(option) || draft[field] !== defaults[field];
  const hasFormat = isShown('format', 'contentType');
  const hasLanguage = isShown('language', 'language');
  const hasAccount = opened.includes('account');
  const { quotePolicy, visibility } = draft;
  const isOpen = visibility === 'public' || visibility === 'unlisted';
  const hasPolicy = isOpen && quotePolicy !== undefined && quotePolicy !== defaults.quotePolicy;
  if (!draft.sensitive && !hasFormat && !hasLanguage && !hasAccount && !hasPolicy) return null;
  return (
    <div className={styles.tools}>
      {draft.sensitive && (
        <Button
          size="small"
          icon={X}
          aria-label={t`Sensitive: remove this mark`}
          disabled={isSending}
          onClick={() => change({ sensitive: false })}
        >
          <Trans>Sensitive</Trans>
        </Button>
      )}
      {hasPolicy && draft.editing === undefined && (
        <Button
          size="small"
          icon={X}
          aria-label={t`${{ option: i18n._(policyLabels[quotePolicy]) }}: use your default`}
          disabled={isSending}
          onClick={() => change({ quotePolicy: defaults.quotePolicy })}
        >
          {i18n._(policyLabels[quotePolicy])}
        </Button>
      )}
      {hasFormat && (
        <FormatSelect contentType={draft.contentType} isDisabled={isSending} onChange={change} />
      )}
      {hasLanguage && (
        <LanguageSelect language={draft.language} isDisabled={isSending} onChange={change} />
      )}
      {hasAccount && <PostAsSelect composer={composer} />}
    </div>
  );
}
