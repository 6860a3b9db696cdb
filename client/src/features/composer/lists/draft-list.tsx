import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState, useSyncExternalStore } from 'react';
import { draftKey, isPostDraft } from '#session/drafts/draft-context.ts';
import { useDrafts, type SavedDraft } from '#session/drafts/drafts.ts';
import { formatDateTime } from '#i18n/format/date-time.ts';
import { openWindow } from '#session/windows/open-windows.ts';
import { useSession } from '#session/session-context.ts';
import { Button } from '#ui/buttons/button.tsx';
import { CopyButton } from '#ui/buttons/copy-button.tsx';
import { EmptyNote } from '#ui/notes/empty-note.tsx';
import layout from '#ui/page/layout.module.css';
import textStyles from '#ui/text-styles.module.css';
import { ConfirmButton } from '#ui/buttons/confirm-button.tsx';
import { TextArea } from '#ui/forms/text-area.tsx';
import { draftLabels, draftSummary, fullDraftText } from './draft-summary.ts';
import styles from './post-lists.module.css';

/** Shows stored drafts that can no longer be parsed, so that their text can be copied. */
function UnreadableTexts() {
  const { t } = useLingui();
  const drafts = useDrafts();
  const texts = drafts.unreadable();
  if (texts.length === 0) return null;
  return (
    <section aria-label={t`Damaged drafts`}>
      <p>
        <Trans>These drafts are damaged and can’t be opened. Copy what you need.</Trans>
      </p>
      <ul>
        {texts.map((text) => (
          <li key={text} className={styles.post}>
            <TextArea
              label={t({ message: 'Text', comment: 'Label of the field for the text of a post' })}
              isLabelHidden
              rows={3}
              readOnly
              value={text}
            />
            <p className={layout.row}>
              <CopyButton text={text} label={t`Copy text`} />
            </p>
          </li>
        ))}
      </ul>
      <ConfirmButton
        size="small"
        variant="danger"
        label={t`Delete damaged drafts`}
        title={t`Delete damaged drafts?`}
        question={<Trans>These drafts aren’t saved anywhere else.</Trans>}
        acceptLabel={t`Delete`}
        isDanger
        onAccept={() => drafts.deleteUnreadable()}
      />
    </section>
  );
}

/**
 * Lists the saved drafts with actions to open, copy and delete; the last deletion can be undone.
 */
export function DraftList() {
  const { t, i18n } = useLingui();
  const drafts = useDrafts();
  const session = useSession();
  useSyncExternalStore(drafts.subscribe, drafts.version);
  const [deleted, setDeleted] = useState<SavedDraft>();
  const section = useRef<HTMLElement>(null);
  const all = drafts.list().filter(({ context }) => isPostDraft(context));
  return (
    <section ref={section} tabIndex={-1} aria-label={t`Drafts`} className={styles.list}>
      <output>{deleted && <Trans>Draft deleted</Trans>}</output>{' '}
      {deleted && (
        <Button
          key={draftKey(deleted.context)}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the clicked delete button was removed together with its draft
          autoFocus
          variant="text"
          onClick={() => {
            if (drafts.get(deleted.context)) drafts.saveCopy(deleted.draft);
            else drafts.save(deleted.context, deleted.draft);
            setDeleted(undefined);
            section.current?.focus();
          }}
        >
          <Trans>Undo</Trans>
        </Button>
      )}
      {all.length === 0 && (
        <EmptyNote>
          <span>
            <Trans>No drafts</Trans>
          </span>
          <br />
          <Trans>Posts you start but don’t send are saved here.</Trans>
        </EmptyNote>
      )}
      <UnreadableTexts />
      <ul>
        {all.map((entry) => (
          <li key={draftKey(entry.context)} className={styles.post}>
            <p className={styles.text} dir="auto">
              {draftSummary(entry.draft)}
            </p>
            <span className={textStyles.faint}>
              {[
                ...draftLabels(entry.draft).map((label) => i18n._(label)),
                formatDateTime(entry.draft.updatedAt, i18n.locale, 'weekday'),
              ].join(' · ')}
            </span>
            <p className={layout.row}>
              <Button size="small" onClick={() => openWindow(session, 'composer', entry.context)}>
                <Trans>Open</Trans>
              </Button>
              <CopyButton text={fullDraftText(entry.draft)} label={t`Copy text`} />
              <Button
                size="small"
                variant="danger"
                onClick={() => {
                  setDeleted(entry);
                  drafts.remove(entry.context);
                }}
              >
                <Trans>Delete</Trans>
              </Button>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
