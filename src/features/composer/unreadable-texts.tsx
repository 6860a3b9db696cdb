import { Trans, useLingui } from '@lingui/react/macro';
import { useDrafts } from '#components/draft/use-drafts.ts';
import { ConfirmButton } from '#ui/confirm-button.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { TextArea } from '#ui/text-area.tsx';
import styles from './outbox-list.module.css';
import layout from '#ui/layout.module.css';

/** Shows stored drafts that can no longer be parsed, so that their text can be copied. */
export function UnreadableTexts() {
  const { t } = useLingui();
  const drafts = useDrafts();
  const texts = drafts.unreadable();
  if (texts.length === 0) return null;
  return (
    <section aria-label={t`What could not be read`}>
      <p>
        <Trans>
          These texts lie here, but are damaged and cannot be opened as drafts. Copy what you need.
        </Trans>
      </p>
      <ul>
        {texts.map((text) => (
          <li key={text} className={styles.post}>
            <TextArea label={t`Text`} isLabelHidden rows={3} readOnly value={text} />
            <p className={layout.row}>
              <CopyButton text={text} label={t`Copy the text`} />
            </p>
          </li>
        ))}
      </ul>
      <ConfirmButton
        size="small"
        variant="danger"
        label={t`Delete what could not be read`}
        title={t`Delete what could not be read?`}
        question={<Trans>These texts are nowhere else.</Trans>}
        acceptLabel={t`Delete`}
        isDanger
        onAccept={() => drafts.deleteUnreadable()}
      />
    </section>
  );
}
