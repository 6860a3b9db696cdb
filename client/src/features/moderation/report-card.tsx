import { Trans, useLingui } from '@lingui/react/macro';
import { useStore } from 'zustand';
import { displayAddress } from '#lib/url/display-address.ts';
import { pathTo, profilePath } from '#lib/url/paths.ts';
import { RichText } from '#components/rich-text/rich-text.tsx';
import { RelativeTime } from '#components/instance/relative-time.tsx';
import { useRow } from '#store/use-row.ts';
import { useSession } from '#session/session-context.ts';
import { AppLink } from '#ui/app-link.tsx';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import textStyles from '#ui/text-styles.module.css';
import { StatusMedia } from '#components/status/parts/status-media.tsx';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState, type KeyboardEvent } from 'react';
import { addReportNote, deleteReportNote } from '@rookery/contract/calls/admin-reports.ts';
import { usePersistedText } from '#components/draft/use-persisted-text.ts';
import { CallFailure } from '#components/failure/failure-line.tsx';
import { isInputMethodKey, isSubmitKey } from '#lib/key-events.ts';
import { invalidateQuery } from '#session/queries/invalidate-query.ts';
import { identity } from '#session/queries/query.ts';
import { useSend } from '#session/queries/use-send.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { closestArticle } from '#ui/focus/articles.ts';
import { Form } from '#ui/form.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { reportDecisions } from './report-decisions.ts';
import styles from './moderation.module.css';
import {
  type ReportEntry,
  type ReportState,
  reportStates,
  reportsQuery,
  type ReportNote,
} from './report-entry.ts';
import { reportStateLabels } from './report-state-labels.ts';

/** Notes of staff on a report, with a form (R-MOD-019, R-MOD-020). */
function ReportNotes({ report: { id, notes } }: { report: ReportEntry }) {
  const { t } = useLingui();
  const session = useSession();
  const [text, setText, clearText] = usePersistedText('reportNote', id);
  const [noteToDelete, setNoteToDelete] = useState<ReportNote>();
  const adding = useSend(addReportNote, () => true);
  const deleting = useSend(deleteReportNote, identity);
  const failure = adding.failure ?? deleting.failure;

  /** Resolves to true if the note was saved. */
  const add = async (): Promise<boolean> => {
    const content = text.trim();
    if (content === '') return false;
    const isAccepted = await adding.send({ path: { id }, body: { content } });
    if (isAccepted === undefined) return false;
    clearText();
    await invalidateQuery(session, reportsQuery);
    return true;
  };
  const remove = async (note: ReportNote): Promise<void> => {
    setNoteToDelete(undefined);
    await deleting.send({ path: { id, note: String(note.id) } });
    await invalidateQuery(session, reportsQuery);
  };
  /* Returns the focus to the report, whose shortcuts continue to work. */
  const handleKeyDown = async (event: KeyboardEvent<HTMLTextAreaElement>): Promise<void> => {
    const { key, nativeEvent, currentTarget } = event;
    const isSent = isSubmitKey(nativeEvent);
    if (!isSent && (key !== 'Escape' || isInputMethodKey(nativeEvent))) return;
    event.preventDefault();
    if (isSent && !(await add())) return;
    if (document.activeElement === currentTarget) closestArticle(currentTarget)?.focus();
  };
  return (
    <div className={styles.notes}>
      {notes.length > 0 && (
        <ul aria-label={t`Notes`}>
          {notes.map((note) => {
            const author = session.tables.accounts.get(note.authorId ?? '');
            const by = displayAddress(author?.acct ?? '');
            return (
              <li key={note.id} className={styles.line}>
                <span dir="auto" className={styles.words}>
                  <bdi>{by}</bdi>: {note.content}
                </span>
                {note.createdAt !== '' && <RelativeTime moment={note.createdAt} />}
                <IconButton
                  icon={Trash2}
                  size="small"
                  label={t`Delete note by ${by}`}
                  onClick={() => setNoteToDelete(note)}
                />
              </li>
            );
          })}
        </ul>
      )}
      <Form className={styles.noteForm} onSubmit={add}>
        <TextArea
          label={t`Note for the staff`}
          isLabelHidden
          placeholder={t`Note for the staff`}
          rows={1}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => void handleKeyDown(event)}
        />
        <Button type="submit" size="small" isBusy={adding.isSending}>
          <Trans>Add note</Trans>
        </Button>
      </Form>
      <CallFailure error={failure} />
      <ConfirmDialog
        isOpen={noteToDelete !== undefined}
        title={t`Delete this note?`}
        acceptLabel={t`Delete`}
        isDanger
        onAccept={() => noteToDelete && void remove(noteToDelete)}
        onCancel={() => setNoteToDelete(undefined)}
      >
        <span className={styles.words}>{noteToDelete?.content}</span>
      </ConfirmDialog>
    </div>
  );
}

/**
 * A reported status without any filtering or content warning; only sensitive media stay covered.
 */
function ReportedStatus({ id }: { id: string }) {
  const status = useRow(useSession().tables.statuses, id);
  if (!status) return null;
  const { spoilerText = '', content = '', emojis, mentions, createdAt = '', language } = status;
  return (
    <li className={styles.status}>
      {spoilerText !== '' && <p className={styles.subject}>{spoilerText}</p>}
      <RichText
        html={content}
        emojis={emojis}
        mentions={mentions}
        lang={language ?? undefined}
        className={styles.words}
      />
      <StatusMedia status={status} variant="plain" />
      <p className={textStyles.faint}>
        {createdAt !== '' && <RelativeTime moment={createdAt} length="long" />}{' '}
        <AppLink href={pathTo('conversation', { id })}>
          <Trans>Show in conversation</Trans>
        </AppLink>
      </p>
    </li>
  );
}

/** One report: reporter, time, comment, statuses, notes and decision (R-MOD-021). */
export function ReportCard({
  report,
  isTicked,
  onTick,
  onDecide,
}: {
  report: ReportEntry;
  isTicked: boolean;
  onTick: () => void;
  onDecide: (to: ReportState) => void;
}) {
  const { i18n, t } = useLingui();
  const session = useSession();
  const own = session.part(reportDecisions);
  const { id, accountId, actorId, statusIds, state, content, createdAt } = report;
  const address = displayAddress(useRow(session.tables.accounts, accountId)?.acct ?? '');
  const actor = useRow(session.tables.accounts, actorId);
  const by = displayAddress(actor?.acct ?? '');
  const decision = useStore(own.store, ({ waiting }) => waiting.find((one) => one.id === id));
  return (
    <article
      data-report={id}
      data-decided={decision !== undefined}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the feed pattern: each article takes focus
      tabIndex={0}
      aria-label={t`Report about ${address} by ${by}`}
      aria-keyshortcuts="c r o x n u j k"
      className={styles.report}
    >
      <header className={styles.line}>
        <Checkbox label={t`Select`} checked={isTicked} onToggle={onTick} />
        <span className={styles.state}>{i18n._(reportStateLabels[state].name)}</span>
        {actor && (
          <span>
            <Trans>
              reported by{' '}
              <AppLink href={profilePath(actor)}>
                <bdi>{by}</bdi>
              </AppLink>
            </Trans>
          </span>
        )}
        <RelativeTime moment={createdAt} length="long" />
      </header>
      {content === '' ? (
        <p className={textStyles.faint}>
          <Trans>No comment</Trans>
        </p>
      ) : (
        <RichText html={content} className={styles.words} />
      )}
      {statusIds.length > 0 && (
        <ul aria-label={t`Reported posts`}>
          {statusIds.map((statusId) => (
            <ReportedStatus key={statusId} id={statusId} />
          ))}
        </ul>
      )}
      <ReportNotes report={report} />
      <div className={styles.line}>
        {decision ? (
          <>
            <strong>{i18n._(reportStateLabels[decision.to].waiting)}</strong>
            <Button size="small" onClick={() => own.undo(id)}>
              <Trans>Undo</Trans>
            </Button>
          </>
        ) : (
          reportStates
            .filter((to) => to !== state)
            .map((to) => (
              <Button key={to} size="small" onClick={() => onDecide(to)}>
                {i18n._(reportStateLabels[to].decide)}
              </Button>
            ))
        )}
      </div>
    </article>
  );
}
