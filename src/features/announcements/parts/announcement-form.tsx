import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useKeptText } from '#domain/draft/use-kept-text.ts';
import { failureWords } from '#domain/failure/failure-words.ts';
import { useAttempt } from '#session/queries/use-attempt.ts';
import { Alert } from '#ui/alert.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { FormButtons } from '#ui/form-buttons.tsx';
import { Form } from '#ui/form.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { bodyOf, emptyDraft, withAllDay, type AnnouncementDraft } from '../announcement-draft.ts';
import styles from '../announcements.module.css';

/** Writes an announcement, or changes one. What was typed stays when sending fails, or the page is left. */
export function AnnouncementForm({
  id = 'new',
  start = emptyDraft,
  submitLabel,
  failureTitle,
  onSend,
  onCancel,
}: {
  /** Of the one that is changed. */
  id?: string;
  start?: AnnouncementDraft;
  submitLabel: string;
  /** What did not work, before the reason. */
  failureTitle: string;
  /** Rejects with the error to be told. */
  onSend: (body: ReturnType<typeof bodyOf>) => Promise<void>;
  onCancel?: () => void;
}) {
  const { i18n, t } = useLingui();
  const kept = useKeptText('announcement', id);
  const [draft, setDraft] = useState(() => ({ ...start, content: kept.read() ?? start.content }));
  const isBlank = draft.content.trim() === '';
  const { attempt, isUnderWay, failure, dismiss } = useAttempt(async () => {
    await onSend(bodyOf(draft));
    kept.forget();
    setDraft(emptyDraft);
  });
  const write = (content: string): void => {
    setDraft({ ...draft, content });
    if (content === start.content) kept.forget();
    else kept.write(content);
  };
  const type = draft.allDay ? 'date' : 'datetime-local';
  return (
    <Form className={styles.form} onSubmit={() => !isBlank && attempt()}>
      <TextArea
        label={t`Announcement`}
        rows={3}
        value={draft.content}
        onChange={({ target }) => write(target.value)}
      />
      <Checkbox
        label={t`All day`}
        checked={draft.allDay}
        onToggle={(allDay) => setDraft(withAllDay(draft, allDay))}
      />
      <div className={styles.dates}>
        <TextInput
          label={t`Begins`}
          type={type}
          value={draft.startsAt}
          onChange={({ target }) => setDraft({ ...draft, startsAt: target.value })}
        />
        <TextInput
          label={t`Ends`}
          type={type}
          value={draft.endsAt}
          onChange={({ target }) => setDraft({ ...draft, endsAt: target.value })}
        />
      </div>
      <Alert onDismiss={dismiss}>
        {failure !== undefined && `${failureTitle}: ${i18n._(failureWords(failure))}`}
      </Alert>
      <FormButtons
        submit={submitLabel}
        isBusy={isUnderWay}
        disabled={isBlank}
        onCancel={
          onCancel &&
          (() => {
            kept.forget();
            onCancel();
          })
        }
      />
    </Form>
  );
}
