import { Trans, useLingui } from '@lingui/react/macro';
import { useStore } from 'zustand';
import { FailureLine } from '#components/failure/failure-line.tsx';
import { useCharactersLeft } from '#components/instance/counted-input.tsx';
import type { DraftAttachment } from '#session/drafts/draft.ts';
import { useSession } from '#session/session-context.ts';
import { Alert } from '#ui/notes/alert.tsx';
import { useAttachmentName } from './attachment-label.tsx';
import { draftMedia } from '#session/uploads/draft-media.ts';
import { isHeic } from '#lib/pictures/shrink-picture.ts';
import { uploadErrorMessage } from './upload-error-message.ts';
import type { Attachments } from './use-attachments.ts';

/**
 * Says what is wrong with a file: not uploaded, unreadable for other browsers, description too
 * long.
 */
export function AttachmentProblems({
  attachment,
  attachments,
}: {
  attachment: DraftAttachment;
  attachments: Attachments;
}) {
  const { t, i18n } = useLingui();
  const { part, instance } = useSession();
  const { key, mediaId, mimeType, description } = attachment;
  const name = useAttachmentName(attachment);
  const upload = useStore(part(draftMedia).uploads.store, (all) => all[key]);
  const { descriptionLimit, uploadLimits } = useStore(instance, ({ info }) => info);
  const left = useCharactersLeft(description, descriptionLimit);
  const reasonOf = (file: File, error: unknown): string =>
    i18n._(uploadErrorMessage(error, { file, limits: uploadLimits, locale: i18n.locale }));
  const isUnreadable =
    isHeic({ name: attachment.name, type: mimeType }) &&
    (upload === undefined || upload.isPrepared === true || upload.error !== undefined);
  return (
    <>
      {mediaId === null && upload?.error !== undefined && (
        <FailureLine onRetry={() => attachments.retry(key)}>
          <bdi>{name}</bdi>
          {': '}
          {t`Couldn’t upload: ${{ reason: reasonOf(upload.file, upload.error) }}`}
        </FailureLine>
      )}
      {mediaId === null && upload === undefined && (
        <p>
          <bdi>{name}</bdi>
          {': '}
          <Trans>This file is no longer available. Choose it again.</Trans>
        </p>
      )}
      <Alert level="warning">
        {isUnreadable && t`Many browsers can’t display HEIC images. Attach a JPEG instead.`}
      </Alert>
      <Alert>{left !== undefined && left < 0 && t`The description of ${name} is too long.`}</Alert>
    </>
  );
}
