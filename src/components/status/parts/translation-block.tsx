import { Trans, useLingui } from '@lingui/react/macro';
import { RichText } from '#components/rich-text/rich-text.tsx';
import type { StatusRow } from '#store/rows/status-row.ts';
import { formatLanguageName } from '#i18n/format/language-name.ts';
import { Button } from '#ui/button.tsx';
import { focusEnclosingArticle } from '#ui/focus/focus-enclosing-article.ts';
import { Spinner } from '#ui/spinner.tsx';
import { statusTextProps } from '../status-text-props.ts';
import type { StatusActionState } from '../use-status-actions.ts';
import { TranslationChoice } from './translation-choice.tsx';
import styles from './translation-block.module.css';

function Progress({
  status: { translation, editedAt = null },
  isBusy,
}: {
  status: StatusRow;
  isBusy: boolean;
}) {
  const { i18n } = useLingui();
  if (isBusy) {
    return (
      <>
        <Spinner />
        <Trans>Translating</Trans>
      </>
    );
  }
  if (translation === undefined)
    return <Trans>You can choose the language that the post is written in.</Trans>;
  const { statusEditedAt: ofEdit, detectedLanguage } = translation;
  if (ofEdit !== editedAt) return <Trans>The post has been edited since it was translated.</Trans>;
  if (detectedLanguage === null) return <Trans>Translated</Trans>;
  const found = formatLanguageName(detectedLanguage, i18n.locale);
  return <Trans>Translated from {found}</Trans>;
}

/**
 * The translation of a status with the detected language and a choice of another source language
 * (R-TRANS-001); only the choice if the translation failed or the status was edited since. A single
 * live region announces the progress. The buttons stay mounted meanwhile, so that the clicked one
 * keeps the focus.
 */
export function TranslationBlock({
  status,
  actions,
}: {
  status: StatusRow;
  actions: StatusActionState;
}) {
  const { t } = useLingui();
  const { translation, editedAt = null } = status;
  const isFresh = translation?.statusEditedAt === editedAt;
  return (
    <section
      ref={focusEnclosingArticle}
      className={styles.block}
      /* No landmark with this name while this version has no translation. */
      aria-label={isFresh ? t`Translation` : undefined}
    >
      <div className={styles.head}>
        <output className={styles.progress}>
          <Progress status={status} isBusy={actions.isBusy('translate')} />
        </output>
        <Button variant="text" size="small" onClick={actions.hideTranslation}>
          {translation === undefined ? <Trans>Close</Trans> : <Trans>Hide translation</Trans>}
        </Button>
      </div>
      {isFresh && (
        <div ref={focusEnclosingArticle}>
          {' '}
          <RichText
            {...statusTextProps(status)}
            html={translation.text}
            lang={translation.language}
          />
        </div>
      )}
      <TranslationChoice status={status} actions={actions} />
    </section>
  );
}
