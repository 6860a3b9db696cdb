import { Trans, useLingui } from '@lingui/react/macro';
import { formatFileSize } from '#i18n/format/file-size.ts';
import { useAttempt } from '#session/queries/use-attempt.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Alert } from '#ui/notes/alert.tsx';
import { AttachmentItem } from './attachment-item.tsx';
import { AttachmentProblems } from './attachment-problems.tsx';
import styles from './attachments.module.css';
import { isShrinkable, shrinkPicture } from '#lib/pictures/shrink-picture.ts';
import type { RefusedFile } from '#session/uploads/upload-limits.ts';
import type { Attachments } from './use-attachments.ts';

/**
 * Says why a file was rejected. If it is too large, names both sizes and offers to shrink a picture
 * (R-COMP-035). Otherwise the post has the maximum number of files.
 */
function Refused({ refused, attachments }: { refused: RefusedFile; attachments: Attachments }) {
  const { i18n } = useLingui();
  const { file, allowed } = refused;
  const { attempt, isPending, failure } = useAttempt(async () => {
    const smaller = await shrinkPicture(file);
    attachments.dismissRefused(refused);
    attachments.add([smaller]);
  });
  const { name } = file;
  const size = formatFileSize(file.size, i18n.locale);
  const limit = formatFileSize(allowed ?? 0, i18n.locale);
  return (
    <Alert
      level={allowed === undefined ? 'warning' : 'error'}
      onDismiss={() => attachments.dismissRefused(refused)}
    >
      {allowed === undefined ? (
        name ? (
          <Trans>
            <bdi>{name}</bdi> wasn’t attached: this post has reached the attachment limit.
          </Trans>
        ) : (
          <Trans>This file wasn’t attached: this post has reached the attachment limit.</Trans>
        )
      ) : name ? (
        <Trans>
          Couldn’t upload <bdi>{name}</bdi>: it’s {size}, and the limit is {limit}.
        </Trans>
      ) : (
        <Trans>
          Couldn’t upload this file: it’s {size}, and the limit is {limit}.
        </Trans>
      )}{' '}
      {allowed !== undefined && isShrinkable(file) && (
        <Button variant="text" size="small" isBusy={isPending} onClick={() => void attempt()}>
          <Trans>Reduce size</Trans>
        </Button>
      )}
      {failure !== undefined && <Trans>This image can’t be reduced any further.</Trans>}
    </Alert>
  );
}

export function AttachmentsField({
  attachments,
  isDisabled,
  onSubmit,
}: {
  attachments: Attachments;
  isDisabled: boolean;
  onSubmit: () => void;
}) {
  const { t } = useLingui();
  return (
    <>
      {attachments.all.length > 0 && (
        <ul aria-label={t`Files`} className={styles.items}>
          {attachments.all.map((attachment) => (
            <AttachmentItem
              key={attachment.key}
              attachment={attachment}
              attachments={attachments}
              isDisabled={isDisabled}
              onSubmit={onSubmit}
            />
          ))}
        </ul>
      )}
      {attachments.all.map((attachment) => (
        <AttachmentProblems key={attachment.key} {...{ attachment, attachments }} />
      ))}
      {attachments.refused.map((refused, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- two files may have the same name
        <Refused key={index} refused={refused} attachments={attachments} />
      ))}
    </>
  );
}
