import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState, useSyncExternalStore } from 'react';
import { openComposerDialog, useComposerStore } from '#components/composer/composer-store.ts';
import { draftKey, isPostDraft } from '#components/draft/draft-context.ts';
import { useDrafts } from '#components/draft/use-drafts.ts';
import type { SavedDraft } from '#components/draft/drafts.ts';
import { formatDateTime } from '#i18n/format/date-time.ts';
import { Button } from '#ui/button.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { EmptyNote } from '#ui/empty-note.tsx';
import { draftLabels, draftSummary, fullDraftText } from './draft-summary.ts';
import styles from './outbox-list.module.css';
import { UnreadableTexts } from './unreadable-texts.tsx';
import layout from '#ui/layout.module.css';
import textStyles from '#ui/text-styles.module.css';

/**
 * Lists the saved drafts with actions to open, copy and delete; the last deletion can be undone.
 */
export function DraftList() {
  const { t, i18n } = useLingui();
  const drafts = useDrafts();
  const store = useComposerStore();
  useSyncExternalStore(drafts.subscribe, drafts.version);
  const [deleted, setDeleted] = useState<SavedDraft>();
  const section = useRef<HTMLElement>(null);
  const all = drafts.list().filter(({ context }) => isPostDraft(context));
  return (
    <section ref={section} tabIndex={-1} aria-label={t`Drafts`} className={styles.outbox}>
      <output>{deleted && <Trans>The draft was deleted.</Trans>}</output>{' '}
      {deleted && (
        <Button
          key={draftKey(deleted.context)}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the clicked button was unmounted with its draft
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
          <Trans>No drafts</Trans>
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
                ...draftLabels(entry.draft).map((fact) => i18n._(fact)),
                formatDateTime(entry.draft.updatedAt, i18n.locale, 'full'),
              ].join(' · ')}
            </span>
            <p className={layout.row}>
              <Button size="small" onClick={() => openComposerDialog(store, entry.context)}>
                <Trans>Open</Trans>
              </Button>
              <CopyButton text={fullDraftText(entry.draft)} label={t`Copy the text`} />
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
