import { Trans, useLingui } from '@lingui/react/macro';
import StickyNote from 'lucide-react/icons/sticky-note';
import Trash2 from 'lucide-react/icons/trash-2';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { addReportNote, deleteReportNote } from '@rookery/contract/calls/admin-reports.ts';
import { useStaffTextDraft } from '#session/drafts/use-staff-text-draft.ts';
import { CallFailure } from '#components/failure/failure-line.tsx';
import { RelativeTime } from '#components/instance/relative-time.tsx';
import { isInputMethodKey } from '#lib/keys/key-events.ts';
import { isSubmitKey } from '#lib/keys/submit-key.ts';
import { displayAddress } from '#lib/url/display-address.ts';
import { invalidateQuery } from '#session/queries/invalidate-query.ts';
import { identity } from '#session/queries/query.ts';
import { useSendRequest } from '#session/queries/use-send-request.ts';
import { useSession } from '#session/session-context.ts';
import { Button } from '#ui/buttons/button.tsx';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { closestArticle } from '#ui/focus/articles.ts';
import { Form } from '#ui/forms/form.tsx';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { TextArea } from '#ui/forms/text-area.tsx';
import textStyles from '#ui/text-styles.module.css';
import styles from '../moderation.module.css';
import {
  type ReportEntry,
  type ReportNote,
  reportsQuery,
} from '#session/moderation/report-entry.ts';

/**
 * Notes of staff on a report (R-MOD-019, R-MOD-020). A button opens the form for another one, which
 * is open from the start if it has an unsent text.
 */
export function ReportNotes({ report: { id, notes } }: { report: ReportEntry }) {
  const { t } = useLingui();
  const session = useSession();
  const headingId = useId();
  const [text, setText, clearText] = useStaffTextDraft('reportNote', id);
  const [isOpened, setOpened] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const isOpen = isOpened || text !== '';
  const [noteToDelete, setNoteToDelete] = useState<ReportNote>();
  const adding = useSendRequest(addReportNote, () => true);
  const deleting = useSendRequest(deleteReportNote, identity);
  const failure = adding.failure ?? deleting.failure;

  /** Resolves to true if the note was saved. */
  const add = async (): Promise<boolean> => {
    const content = text.trim();
    if (content === '') return false;
    const isAccepted = await adding.send({ path: { id }, body: { content } });
    if (isAccepted === undefined) return false;
    clearText(text);
    setOpened(false);
    await invalidateQuery(session, reportsQuery);
    return true;
  };
  const remove = async (note: ReportNote): Promise<void> => {
    setNoteToDelete(undefined);
    await deleting.send({ path: { id, note: String(note.id) } });
    await invalidateQuery(session, reportsQuery);
  };
  /* Returns the focus to the report, where its keyboard shortcuts apply again. */
  const handleKeyDown = async (event: KeyboardEvent<HTMLTextAreaElement>): Promise<void> => {
    const { key, nativeEvent, currentTarget } = event;
    const isSent = isSubmitKey(nativeEvent);
    if (!isSent && (key !== 'Escape' || isInputMethodKey(nativeEvent))) return;
    event.preventDefault();
    const article = closestArticle(currentTarget);
    if (isSent && !(await add())) return;
    /* The form has been removed, and the focus with it, if the note was saved. */
    const { activeElement, body } = document;
    if (activeElement === currentTarget || activeElement === body) article?.focus();
    setOpened(false);
  };
  return (
    <div>
      {notes.length > 0 && (
        <h4 id={headingId} className={textStyles.faint}>
          <Trans>Notes</Trans>
        </h4>
      )}
      {notes.length > 0 && (
        <ul aria-labelledby={headingId}>
          {notes.map((note) => {
            const author = session.tables.accounts.get(note.authorId ?? '');
            const by = displayAddress(author?.acct ?? '');
            return (
              <li key={note.id} className={styles.line}>
                <span dir="auto" className={styles.text}>
                  <bdi>{by}</bdi>: {note.content}
                </span>
                {note.createdAt !== '' && <RelativeTime moment={note.createdAt} />}
                <IconButton
                  icon={Trash2}
                  size="small"
                  label={t`Delete note by ${{ author: by }}`}
                  onClick={() => setNoteToDelete(note)}
                />
              </li>
            );
          })}
        </ul>
      )}
      {isOpen ? (
        <Form className={styles.noteForm} onSubmit={add}>
          <TextArea
            ref={field}
            data-note=""
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
      ) : (
        <Button
          variant="text"
          size="small"
          icon={StickyNote}
          data-note=""
          className={styles.opener}
          onClick={() => {
            flushSync(() => setOpened(true));
            field.current?.focus();
          }}
        >
          <Trans>Add note</Trans>
        </Button>
      )}
      <CallFailure error={failure} />
      <ConfirmDialog
        isOpen={noteToDelete !== undefined}
        title={t`Delete this note?`}
        acceptLabel={t`Delete`}
        isDanger
        onAccept={() => noteToDelete && void remove(noteToDelete)}
        onCancel={() => setNoteToDelete(undefined)}
      >
        <span className={styles.text}>{noteToDelete?.content}</span>
      </ConfirmDialog>
    </div>
  );
}
