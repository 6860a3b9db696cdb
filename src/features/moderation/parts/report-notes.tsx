import { Trans, useLingui } from '@lingui/react/macro';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState, type KeyboardEvent } from 'react';
import { addReportNote, deleteReportNote } from '#contract/calls/admin-reports.ts';
import { displayAddress } from '#lib/url/display-address.ts';
import { useKeptText } from '#domain/draft/use-kept-text.ts';
import { CallFailure } from '#domain/failure/call-failure.tsx';
import { RelativeTime } from '#domain/relative-time/relative-time.tsx';
import { isInputMethodKey, isSubmitKey } from '#lib/key-events.ts';
import { askAgain } from '#session/queries/change-answers.ts';
import { asItIs } from '#session/queries/query.ts';
import { useSend } from '#session/queries/use-send.ts';
import { useSession } from '#session/session-context.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Form } from '#ui/form.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { TextArea } from '#ui/text-area.tsx';
import styles from '../moderation.module.css';
import { reportsQuery, type ReportEntry, type ReportNote } from '../report-entry.ts';

/** What staff wrote to a report for one another, with room for more (R-MOD-019, R-MOD-020). */
export function ReportNotes({ report: { id, notes } }: { report: ReportEntry }) {
  const { t } = useLingui();
  const session = useSession();
  const [text, write, forget] = useKeptText('reportNote', id);
  const [asked, setAsked] = useState<ReportNote>();
  const adding = useSend(addReportNote, () => true);
  const deleting = useSend(deleteReportNote, asItIs);
  const failure = adding.failure ?? deleting.failure;

  /** Whether it stands now. */
  const add = async (): Promise<boolean> => {
    const content = text.trim();
    if (content === '') return false;
    const isTaken = await adding.send({ path: { id }, body: { content } });
    if (isTaken === undefined) return false;
    forget();
    await askAgain(session, reportsQuery);
    return true;
  };
  const remove = async (note: ReportNote): Promise<void> => {
    setAsked(undefined);
    await deleting.send({ path: { id, note: String(note.id) } });
    await askAgain(session, reportsQuery);
  };
  /* Who works by keys goes on with those of the reports. */
  const handleKeyDown = async (event: KeyboardEvent<HTMLTextAreaElement>): Promise<void> => {
    const { key, nativeEvent, currentTarget } = event;
    const isSent = isSubmitKey(nativeEvent);
    if (!isSent && (key !== 'Escape' || isInputMethodKey(nativeEvent))) return;
    event.preventDefault();
    if (isSent && !(await add())) return;
    if (document.activeElement === currentTarget)
      currentTarget.closest<HTMLElement>('[data-report]')?.focus();
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
                  label={t`Delete the note of ${by}`}
                  onClick={() => setAsked(note)}
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
          onChange={(event) => write(event.target.value)}
          onKeyDown={(event) => void handleKeyDown(event)}
        />
        <Button type="submit" size="small" isBusy={adding.isSending}>
          <Trans>Add note</Trans>
        </Button>
      </Form>
      <CallFailure error={failure} />
      <ConfirmDialog
        isOpen={asked !== undefined}
        title={t`Delete this note?`}
        acceptLabel={t`Delete`}
        isDanger
        onAccept={() => asked && void remove(asked)}
        onCancel={() => setAsked(undefined)}
      >
        <span className={styles.words}>{asked?.content}</span>
      </ConfirmDialog>
    </div>
  );
}
