import { Trans, useLingui } from '@lingui/react/macro';
import { useCallback, useState } from 'react';
import { FailureLine } from '#domain/failure/failure-line.tsx';
import { failureWords } from '#domain/failure/failure-words.ts';
import { RichText } from '#domain/rich-text/rich-text.tsx';
import type { StatusRow } from '#entities/rows/status-row.ts';
import { formatLanguageName } from '#i18n/format/language-name.ts';
import { useSession } from '#session/session-context.ts';
import { Button } from '#ui/button.tsx';
import { leadFocusOut } from '#ui/lead-focus-out.ts';
import { Select } from '#ui/select.tsx';
import { translateStatus } from '../translate-status.ts';
import { translationLanguages } from '../translation-languages.ts';
import { useDocument } from '../use-document.ts';
import type { StatusActionState } from '../use-status-actions.ts';
import { TranslatingSign } from './translating-sign.tsx';
import styles from './translation-block.module.css';

interface BlockProps {
  readonly status: StatusRow;
  readonly actions: StatusActionState;
}

function AgainButton({ actions, from }: Pick<BlockProps, 'actions'> & { from: string }) {
  const { t } = useLingui();
  const translate = (): void =>
    actions.attempt({
      id: 'translate',
      label: t`Translate`,
      marksBusy: true,
      /* The status as it is by then: it may be edited before this is tried again. */
      work: ({ session, status }) =>
        translateStatus(session, status, from === '' ? undefined : from),
    });
  return (
    <Button size="small" isBusy={actions.isBusy('translate')} onClick={translate}>
      <Trans>Translate again</Trans>
    </Button>
  );
}

function HideButton({ actions }: Pick<BlockProps, 'actions'>) {
  return (
    <Button variant="text" size="small" onClick={actions.hideTranslation}>
      <Trans>Hide translation</Trans>
    </Button>
  );
}

function Translation({
  status,
  translation,
  actions,
}: BlockProps & { translation: NonNullable<StatusRow['translation']> }) {
  const { t, i18n } = useLingui();
  const session = useSession();
  const load = useCallback(() => translationLanguages(session), [session]);
  const { value: languages, failure, retry } = useDocument(load);
  const [from, setFrom] = useState('');
  const { detectedLanguage } = translation;
  const found =
    detectedLanguage === null ? undefined : formatLanguageName(detectedLanguage, i18n.locale);
  return (
    <section ref={leadFocusOut} className={styles.block} aria-label={t`Translation`}>
      <p className={styles.head}>
        {found === undefined ? <Trans>Translated</Trans> : <Trans>Translated from {found}</Trans>}
        <HideButton actions={actions} />
      </p>
      <RichText
        html={translation.text}
        emojis={status.emojis}
        mentions={status.mentions}
        lang={translation.language}
      />
      <div className={styles.again}>
        <Select
          label={t`Translate from`}
          value={from}
          onChoose={setFrom}
          options={[
            { value: '', label: t`The language found` },
            ...(languages?.source ?? []).map(({ code, name }) => ({
              value: code,
              label: name ?? formatLanguageName(code, i18n.locale),
            })),
          ]}
        />
        <AgainButton actions={actions} from={from} />
      </div>
      {failure !== undefined && (
        <FailureLine onRetry={retry}>{i18n._(failureWords(failure))}</FailureLine>
      )}
    </section>
  );
}

/**
 * A status in the reader's language, with the language that it was found to be in, and the choice of
 * another to translate from (spec 2 §4). Until it is there, that it is on its way; once the status has
 * been edited, that it is out of date.
 */
export function TranslationBlock({ status, actions }: BlockProps) {
  const { translation, editedAt = null } = status;
  const isFresh = translation?.ofEdit === editedAt;
  const isBusy = actions.isBusy('translate');
  const isStale = translation !== undefined && !isFresh && !isBusy;
  return (
    <>
      <output className={styles.head}>
        {isStale && <Trans>The post has been edited since it was translated.</Trans>}
      </output>
      {isStale && (
        <div ref={leadFocusOut} className={styles.again}>
          <AgainButton actions={actions} from="" />
          <HideButton actions={actions} />
        </div>
      )}
      {isFresh && <Translation status={status} translation={translation} actions={actions} />}
      {isBusy && !isFresh && <TranslatingSign />}
    </>
  );
}
