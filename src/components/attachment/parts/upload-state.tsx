import { Trans, useLingui } from '@lingui/react/macro';
import { FailureLine } from '#components/failure/failure-line.tsx';
import { errorMessage } from '#components/failure/error-message.ts';
import { formatPercent } from '#i18n/format/number.ts';
import type { Upload } from '../uploads.ts';
import styles from './attachments.module.css';

/** The progress of an upload, or why it failed. */
export function UploadState({
  isThere,
  upload,
  onRetry,
}: {
  /** The server has processed it. */
  isThere: boolean;
  upload: Upload | undefined;
  onRetry: () => void;
}) {
  const { t, i18n } = useLingui();
  if (isThere) return null;
  if (upload?.error !== undefined) {
    return (
      <FailureLine onRetry={onRetry}>
        <Trans>It could not be uploaded: {i18n._(errorMessage(upload.error))}</Trans>
      </FailureLine>
    );
  }
  if (!upload) return <Trans>This file is no longer here. Please choose it again.</Trans>;
  const part = formatPercent(upload.progress, i18n.locale);
  const isSent = upload.progress >= 1;
  return (
    <span className={styles.progress}>
      <progress aria-label={t`Uploading`} max={1} {...(isSent ? {} : { value: upload.progress })} />
      {isSent ? <Trans>The server is working on it</Trans> : <Trans>{part} uploaded</Trans>}
    </span>
  );
}
