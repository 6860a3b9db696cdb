import { Trans, useLingui } from '@lingui/react/macro';
import { useState, useSyncExternalStore } from 'react';
import { openComposerDialog, useComposerStore } from '#domain/composer/open-composer.ts';
import { draftKey } from '#domain/draft/draft-context.ts';
import { useDrafts } from '#domain/draft/use-drafts.ts';
import type { KeptDraft } from '#domain/draft/drafts.ts';
import { formatDateTime } from '#i18n/format/date-time.ts';
import { Button } from '#ui/button.tsx';
import { EmptyNote } from '#ui/empty-note.tsx';
import styles from './outbox-list.module.css';
import { UnreadableTexts } from './unreadable-texts.tsx';

/** What was begun and not posted: to open, to copy, to delete; the last deletion can be undone. */
export function DraftList() {
  const { t, i18n } = useLingui();
  const drafts = useDrafts();
  const store = useComposerStore();
  useSyncExternalStore(drafts.subscribe, drafts.version);
  const [deleted, setDeleted] = useState<KeptDraft>();
  const all = drafts
    .list()
    .filter(({ context }) => context.kind !== 'reportNote' && context.kind !== 'document');
  return (
    <section aria-label={t`Drafts`} className={styles.outbox}>
      {deleted && (
        <output>
          <Trans>The draft was deleted.</Trans>{' '}
          <Button
            variant="text"
            onClick={() => {
              drafts.save(deleted.context, deleted.draft);
              setDeleted(undefined);
            }}
          >
            <Trans>Undo</Trans>
          </Button>
        </output>
      )}
      {all.length === 0 && (
        <EmptyNote>
          <Trans>No drafts</Trans>
        </EmptyNote>
      )}
      <UnreadableTexts />
      <ul>
        {all.map((kept) => (
          <li key={draftKey(kept.context)} className={styles.post}>
            <p className={styles.text} dir="auto">
              {kept.draft.subject === '' ? kept.draft.text : kept.draft.subject}
            </p>
            <span className={styles.state}>
              {formatDateTime(kept.draft.updatedAt, i18n.locale, 'full')}
            </span>
            <p className={styles.buttons}>
              <Button size="small" onClick={() => openComposerDialog(store, kept.context)}>
                <Trans>Open</Trans>
              </Button>
              <Button
                size="small"
                onClick={() => void navigator.clipboard.writeText(kept.draft.text)}
              >
                <Trans>Copy the text</Trans>
              </Button>
              <Button
                size="small"
                variant="danger"
                onClick={() => {
                  setDeleted(kept);
                  drafts.remove(kept.context);
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
