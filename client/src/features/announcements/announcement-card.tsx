import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import {
  deleteAnnouncement,
  updateAnnouncement,
} from '@rookery/contract/calls/admin-announcements.ts';
import { dismissAnnouncement } from '@rookery/contract/calls/announcements.ts';
import { useDocumentLanguage } from '#components/instance/use-document-language.ts';
import { CallFailure } from '#components/failure/failure-line.tsx';
import { RichText } from '#components/rich-text/rich-text.tsx';
import { ingestAnnouncement } from '#store/ingest/ingest-announcement.ts';
import type { AnnouncementRow } from '#store/rows/announcement-row.ts';
import { useRow } from '#store/use-row.ts';
import { formatDateTime } from '#i18n/format/date-time.ts';
import { identity } from '#session/queries/query.ts';
import { useSendRequest } from '#session/queries/use-send-request.ts';
import { useSession } from '#session/session-context.ts';
import { Button } from '#ui/buttons/button.tsx';
import { ConfirmButton } from '#ui/buttons/confirm-button.tsx';
import { toAnnouncementDraft } from '#session/announcements/announcement-draft.ts';
import styles from './announcements.module.css';
import { AnnouncementForm } from './announcement-form.tsx';
import { AnnouncementReactions } from './announcement-reactions.tsx';
import layout from '#ui/page/layout.module.css';
import textStyles from '#ui/text-styles.module.css';

/** One announcement. It is shown as unread if it is active and was not read (R-ANN-007). */
export function AnnouncementCard({
  id,
  isAdmin,
  onChanged,
}: {
  id: string;
  isAdmin: boolean;
  /** Called after the announcement was edited or deleted. */
  onChanged: () => Promise<void>;
}) {
  const { t } = useLingui();
  const { tables, load } = useSession();
  const row = useRow(tables.announcements, id);
  const [isEditing, setEditing] = useState(false);
  if (!row) return null;
  return (
    <li className={styles.card} data-unread={!(row.read ?? false) && row.inactive !== true}>
      {isEditing ? (
        <AnnouncementForm
          id={id}
          start={toAnnouncementDraft(row)}
          submitLabel={t`Save`}
          failureMessage={(reason) => t`Couldn’t save the announcement: ${reason}`}
          onCancel={() => setEditing(false)}
          onSend={async (body) => {
            await load(updateAnnouncement, { path: { id }, body }, (wire, context) =>
              ingestAnnouncement(context.tables, wire, context),
            );
            setEditing(false);
            await onChanged();
          }}
        />
      ) : (
        <AnnouncementContent
          row={row}
          isAdmin={isAdmin}
          onChanged={onChanged}
          onEdit={() => setEditing(true)}
        />
      )}
    </li>
  );
}

function AnnouncementContent({
  row,
  isAdmin,
  onChanged,
  onEdit,
}: {
  row: AnnouncementRow;
  isAdmin: boolean;
  onChanged: () => Promise<void>;
  onEdit: () => void;
}) {
  const { i18n, t } = useLingui();
  const { tables, viewerId } = useSession();
  const dismissing = useSendRequest(dismissAnnouncement, () => true);
  const deleting = useSendRequest(deleteAnnouncement, identity);
  const { id, content = '', emojis, startsAt, endsAt, allDay, publishedAt } = row;
  const isRead = row.read ?? false;
  const language = useDocumentLanguage();
  const isInactive = row.inactive === true;
  const style = allDay === true ? 'date' : 'dateTime';
  const formatTime = (moment: string | null | undefined): string =>
    moment == null ? '' : formatDateTime(moment, i18n.locale, style);
  const begins = formatTime(startsAt);
  const ends = formatTime(endsAt);

  const markRead = async (): Promise<void> => {
    const settle = tables.announcements.patch(id, { read: true });
    const isAccepted = await dismissing.send({ path: { id } });
    settle(isAccepted ? () => tables.announcements.merge({ id, read: true }) : undefined);
  };
  const remove = async (): Promise<void> => {
    await deleting.send({ path: { id } });
    await onChanged();
  };
  const failure = dismissing.failure ?? deleting.failure;
  return (
    <>
      <RichText html={content} emojis={emojis} lang={language} />
      <p className={textStyles.faint}>
        {begins === '' && ends === '' && formatTime(publishedAt)}
        {begins !== '' && ends === '' && <Trans>From {begins}</Trans>}
        {begins === '' && ends !== '' && <Trans>Until {ends}</Trans>}
        {begins !== '' && ends !== '' && (
          <Trans comment="Dates from and until which an announcement is shown">
            {begins} – {ends}
          </Trans>
        )}
        {isInactive && (
          <>
            {' · '}
            <Trans comment="The announcement is not shown now: it begins later or has ended">
              Inactive
            </Trans>
          </>
        )}
      </p>
      <CallFailure error={failure} />
      <AnnouncementReactions id={id} reactions={row.reactions} />
      <div className={layout.row}>
        {viewerId !== null && (
          <Button
            size="small"
            disabled={isInactive || isRead}
            isBusy={dismissing.isSending}
            onClick={() => void markRead()}
          >
            {isRead ? (
              <Trans comment="State: the announcement has been read (past participle)">Read</Trans>
            ) : (
              <Trans>Mark as read</Trans>
            )}
          </Button>
        )}
        {isAdmin && (
          <>
            <Button size="small" onClick={onEdit}>
              <Trans>Edit</Trans>
            </Button>
            <ConfirmButton
              size="small"
              label={t`Delete`}
              title={t`Delete this announcement?`}
              question={<Trans>It will be deleted for everyone.</Trans>}
              isDanger
              isBusy={deleting.isSending}
              onAccept={() => void remove()}
            />
          </>
        )}
      </div>
    </>
  );
}
