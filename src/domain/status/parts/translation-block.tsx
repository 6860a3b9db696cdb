import { Trans, useLingui } from '@lingui/react/macro';
import { RichText } from '#domain/rich-text/rich-text.tsx';
import type { StatusRow } from '#entities/rows/status-row.ts';
import { formatLanguageName } from '#i18n/format/language-name.ts';
import { Button } from '#ui/button.tsx';
import { leadFocusOut } from '#ui/focus/lead-focus-out.ts';
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
  const { ofEdit, detectedLanguage } = translation;
  if (ofEdit !== editedAt) return <Trans>The post has been edited since it was translated.</Trans>;
  if (detectedLanguage === null) return <Trans>Translated</Trans>;
  const found = formatLanguageName(detectedLanguage, i18n.locale);
  return <Trans>Translated from {found}</Trans>;
}

/**
 * A status in the reader's language, with the language that it was found to be in, and the choice of
 * another to translate from (R-TRANS-001); the choice alone where it could not be translated, or has
 * been edited since. One line announces how far it has come, and the buttons stay where they are
 * meanwhile, so that who has pressed one still stands there.
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
  const isFresh = translation?.ofEdit === editedAt;
  return (
    <section
      ref={leadFocusOut}
      className={styles.block}
      /* No landmark of this name while there is no translation of this version. */
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
        <div ref={leadFocusOut}>
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
