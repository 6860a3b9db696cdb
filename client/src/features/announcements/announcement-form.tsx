import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useStaffTextDraft } from '#session/drafts/use-staff-text-draft.ts';
import { errorMessage } from '#components/failure/error-message.ts';
import { useAttempt } from '#session/queries/use-attempt.ts';
import { Alert } from '#ui/notes/alert.tsx';
import { Checkbox } from '#ui/forms/checkbox.tsx';
import { Form, FormButtons } from '#ui/forms/form.tsx';
import layout from '#ui/page/layout.module.css';
import { TextArea } from '#ui/forms/text-area.tsx';
import { TextInput } from '#ui/forms/text-input.tsx';
import {
  announcementBody,
  emptyAnnouncementDraft,
  switchAllDay,
  type AnnouncementDraft,
} from '#session/announcements/announcement-draft.ts';
import styles from './announcements.module.css';

/**
 * Form to create or edit an announcement. Its text persists if sending fails or the page is left.
 */
export function AnnouncementForm({
  id = 'new',
  start = emptyAnnouncementDraft,
  submitLabel,
  failureMessage,
  onSend,
  onCancel,
}: {
  /** Id of the edited announcement. */
  id?: string;
  start?: AnnouncementDraft;
  submitLabel: string;
  /** Returns the whole error message for a reason. */
  failureMessage: (reason: string) => string;
  /** Rejects with the error to show. */
  onSend: (body: ReturnType<typeof announcementBody>) => Promise<void>;
  onCancel?: () => void;
}) {
  const { i18n, t } = useLingui();
  const [content, setContent, clearContent] = useStaffTextDraft('announcement', id, start.content);
  const [dates, setDates] = useState(start);
  const draft = { ...dates, content };
  const isBlank = content.trim() === '';
  const { attempt, isPending, failure, dismiss } = useAttempt(async () => {
    await onSend(announcementBody(draft));
    clearContent(content);
    setDates((latest) => (latest === dates ? emptyAnnouncementDraft : latest));
  });
  const type = draft.allDay ? 'date' : 'datetime-local';
  return (
    <Form className={layout.stack} onSubmit={() => !isBlank && attempt()}>
      <TextArea
        label={t`Announcement`}
        rows={3}
        value={content}
        onChange={({ target }) => setContent(target.value)}
      />
      <Checkbox
        label={t`All day`}
        checked={draft.allDay}
        onToggle={(allDay) => setDates(switchAllDay(draft, allDay))}
      />
      <div className={styles.dates}>
        <TextInput
          label={t({
            message: 'Begins',
            comment: 'Label of a date: the announcement is shown from then. Verb',
          })}
          type={type}
          value={draft.startsAt}
          onChange={({ target }) => setDates({ ...draft, startsAt: target.value })}
        />
        <TextInput
          label={t({ message: 'Ends', comment: 'Label of a date. Verb' })}
          type={type}
          value={draft.endsAt}
          onChange={({ target }) => setDates({ ...draft, endsAt: target.value })}
        />
      </div>
      <Alert onDismiss={dismiss}>
        {failure !== undefined && failureMessage(i18n._(errorMessage(failure)))}
      </Alert>
      <FormButtons
        submit={submitLabel}
        isBusy={isPending}
        disabled={isBlank}
        onCancel={
          onCancel &&
          (() => {
            setContent(start.content);
            onCancel();
          })
        }
      />
    </Form>
  );
}
