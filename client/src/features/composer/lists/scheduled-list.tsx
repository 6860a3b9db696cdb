import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  deleteScheduledStatus,
  getScheduledStatuses,
  updateScheduledStatus,
} from '@rookery/contract/calls/scheduled-statuses.ts';
import type { ScheduledStatus } from '@rookery/contract/schemas/scheduled-status.ts';
import { initialPostLanguage } from '#i18n/post-languages.ts';
import { useDrafts } from '#session/drafts/drafts.ts';
import { CallFailure } from '#components/failure/failure-line.tsx';
import { PagedList } from '#components/request/paged-list.tsx';
import { openWindow } from '#session/windows/open-windows.ts';
import { useRow } from '#store/use-row.ts';
import { formatDateTime } from '#i18n/format/date-time.ts';
import { invalidateQuery } from '#session/queries/invalidate-query.ts';
import { defineQuery, identity } from '#session/queries/query.ts';
import { useCallPages } from '#session/queries/use-call-pages.ts';
import { useSendRequest } from '#session/queries/use-send-request.ts';
import { useSession } from '#session/session-context.ts';
import { usePreference } from '#session/preferences/use-preference.ts';
import { cleanText } from '#lib/clean-text.ts';
import { Button } from '#ui/buttons/button.tsx';
import { ConfirmButton } from '#ui/buttons/confirm-button.tsx';
import { Form, FormButtons } from '#ui/forms/form.tsx';
import { EmptyNote } from '#ui/notes/empty-note.tsx';
import layout from '#ui/page/layout.module.css';
import textStyles from '#ui/text-styles.module.css';
import styles from './post-lists.module.css';
import { ScheduleField } from '../parts/schedule-field.tsx';
import { isSchedulable } from '#session/drafts/draft-limits.ts';
import { createDraft } from '#session/drafts/draft-reducer.ts';
import { draftFieldsForScheduled } from '#session/drafts/draft-fields-for-edit.ts';
import { readDefaultVisibility } from '#session/drafts/offered-visibilities.ts';

const scheduledQuery = defineQuery('scheduled posts', getScheduledStatuses, identity);

function RescheduleForm({ scheduled, onDone }: { scheduled: ScheduledStatus; onDone: () => void }) {
  const { t } = useLingui();
  const session = useSession();
  const [at, setAt] = useState(scheduled.scheduled_at);
  const { send, isSending, failure } = useSendRequest(updateScheduledStatus, identity);
  const save = async (): Promise<void> => {
    if (!isSchedulable(at, Date.now())) return;
    const response = await send({ path: { id: scheduled.id }, body: { scheduled_at: at } });
    if (response === undefined) return;
    await invalidateQuery(session, scheduledQuery);
    onDone();
  };
  return (
    <Form aria-label={t`Change time`} onSubmit={save}>
      <ScheduleField hasFocus value={at} isDisabled={isSending} onChange={setAt} />
      <CallFailure error={failure} />
      <FormButtons submit={t`Save`} size="small" isBusy={isSending} onCancel={onDone} />
    </Form>
  );
}

function ScheduledItem({ scheduled }: { scheduled: ScheduledStatus }) {
  const { i18n, t } = useLingui();
  const session = useSession();
  const drafts = useDrafts();
  const [isChanging, setChanging] = useState(false);
  const change = useRef<HTMLButtonElement>(null);
  const { send, isSending, failure } = useSendRequest(deleteScheduledStatus, () => true);
  const privacy = useRow(session.tables.accounts, session.viewerId)?.source?.privacy;
  const postLanguage = usePreference('postLanguage');
  const subject = scheduled.params?.spoiler_text ?? '';
  const shownText = cleanText((subject === '' ? scheduled.params?.text : subject) ?? '');
  /* The draft is saved before the scheduled status is deleted, so that no failure in between loses the
     text. */
  const convertToDraft = async (): Promise<void> => {
    const visibility = readDefaultVisibility(privacy);
    const language = initialPostLanguage(postLanguage, i18n.locale);
    const draft = draftFieldsForScheduled(scheduled, { visibility, language });
    const savedContext = drafts.saveCopy(createDraft(draft));
    if ((await send({ path: { id: scheduled.id } })) === undefined)
      return drafts.remove(savedContext);
    await invalidateQuery(session, scheduledQuery);
    openWindow(session, 'composer', savedContext);
  };
  const cancel = async (): Promise<void> => {
    if ((await send({ path: { id: scheduled.id } })) !== undefined)
      await invalidateQuery(session, scheduledQuery);
  };
  return (
    <li className={styles.post}>
      <p className={styles.text} dir="auto">
        {shownText}
      </p>
      <time className={textStyles.faint} dateTime={scheduled.scheduled_at}>
        {formatDateTime(scheduled.scheduled_at, i18n.locale, 'weekday')}
      </time>
      <CallFailure error={failure} />
      {isChanging ? (
        <RescheduleForm
          scheduled={scheduled}
          onDone={() => {
            flushSync(() => setChanging(false));
            change.current?.focus();
          }}
        />
      ) : (
        <div className={layout.row}>
          <Button ref={change} size="small" onClick={() => setChanging(true)}>
            <Trans>Change the scheduled time</Trans>
          </Button>
          <Button size="small" isBusy={isSending} onClick={() => void convertToDraft()}>
            <Trans>Move to drafts</Trans>
          </Button>
          <ConfirmButton
            size="small"
            variant="danger"
            label={t`Delete`}
            title={t`Delete this post?`}
            question={<bdi>{shownText}</bdi>}
            isDanger
            isBusy={isSending}
            onAccept={() => void cancel()}
          />
        </div>
      )}
    </li>
  );
}

/** Lists the scheduled statuses, which can be rescheduled or turned back into drafts. */
export function ScheduledList() {
  const { t } = useLingui();
  const state = useCallPages(scheduledQuery, { query: { limit: 40 } });
  return (
    <section aria-label={t`Scheduled posts`} className={styles.list}>
      <PagedList
        state={state}
        label={t`Scheduled posts`}
        empty={
          <EmptyNote>
            <span>
              <Trans>No scheduled posts</Trans>
            </span>
            <br />
            <Trans>To schedule a post, choose “Schedule” under “More options” in the form.</Trans>
          </EmptyNote>
        }
        keyOf={({ id }) => id}
      >
        {(scheduled) => <ScheduledItem scheduled={scheduled} />}
      </PagedList>
    </section>
  );
}
