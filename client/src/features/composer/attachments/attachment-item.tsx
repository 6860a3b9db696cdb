import { Trans, useLingui } from '@lingui/react/macro';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Crosshair from 'lucide-react/icons/crosshair';
import File from 'lucide-react/icons/file';
import Music from 'lucide-react/icons/music';
import Video from 'lucide-react/icons/video';
import X from 'lucide-react/icons/x';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { can } from '#api/capabilities.ts';
import { useCharactersLeft } from '#components/instance/counted-input.tsx';
import type { DraftAttachment } from '#components/draft/draft.ts';
import { formatFileSize } from '#i18n/format/file-size.ts';
import { formatNumber, formatPercent } from '#i18n/format/number.ts';
import { isSubmitKey } from '#lib/key-events.ts';
import { safeMediaUrl } from '#lib/url/safe-url.ts';
import { useSession } from '#session/session-context.ts';
import { Alert } from '#ui/alert.tsx';
import { Icon } from '#ui/icon.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { TextArea } from '#ui/text-area.tsx';
import textStyles from '#ui/text-styles.module.css';
import { FailureLine } from '#components/failure/failure-line.tsx';
import { errorMessage } from '#components/failure/error-message.ts';
import { isHeic } from './shrink-picture.ts';
import { centerPoint, focalPointPercentages } from './focal-point.ts';
import { draftMedia } from './draft-media.ts';
import type { Upload } from './uploads.ts';
import type { Attachments } from './use-attachments.ts';
import styles from './attachments.module.css';
import { FocalPointField } from './focal-point-field.tsx';

/** The progress of an upload, or why it failed. */
function UploadState({
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
        {t`Couldn’t upload: ${{ reason: i18n._(errorMessage(upload.error)) }}`}
      </FailureLine>
    );
  }
  if (!upload) return <Trans>This file is no longer available. Choose it again.</Trans>;
  const part = formatPercent(upload.progress, i18n.locale);
  const isSent = upload.progress >= 1;
  return (
    <span className={styles.progress}>
      <progress aria-label={t`Uploading`} max={1} {...(isSent ? {} : { value: upload.progress })} />
      {isSent ? <Trans>The server is processing it</Trans> : <Trans>{part} uploaded</Trans>}
    </span>
  );
}

const kindIcons = { audio: Music, video: Video, unknown: File, image: File } as const;

/** Uses the local file until it is uploaded, then the server's preview. */
function usePreview(
  { kind, previewUrl }: DraftAttachment,
  file: File | undefined,
): string | undefined {
  const [own, setOwn] = useState<string>();
  useEffect(() => {
    if (!file || kind !== 'image') return undefined;
    const url = URL.createObjectURL(file);
    void Promise.resolve().then(() => setOwn(url));
    return () => URL.revokeObjectURL(url);
  }, [file, kind]);
  if (kind !== 'image') return undefined;
  return previewUrl === null ? own : safeMediaUrl(previewUrl);
}

export function AttachmentItem({
  attachment,
  attachments,
  isDisabled,
  onSubmit,
}: {
  attachment: DraftAttachment;
  attachments: Attachments;
  isDisabled: boolean;
  /** Ctrl+Enter in the description. */
  onSubmit: () => void;
}) {
  const { t, i18n } = useLingui();
  const { key, kind, size, description } = attachment;
  const name = attachment.name || t`File`;
  const { part, instance } = useSession();
  const upload = useStore(part(draftMedia).uploads.store, (all) => all[key]);
  const previewUrl = usePreview(attachment, upload?.file);
  const [failedUrl, setFailedUrl] = useState<string>();
  const preview = previewUrl === failedUrl ? undefined : previewUrl;
  const isUnreadable =
    isHeic({ name: attachment.name, type: attachment.mimeType }) &&
    (upload === undefined || upload.isPrepared === true || upload.error !== undefined);
  const isUploading = upload !== undefined && upload.error === undefined;
  const index = attachments.all.findIndex((one) => one.key === key);
  const { descriptionLimit, serverInfo } = useStore(instance, ({ info }) => info);
  const [isPointing, setPointing] = useState(false);
  const { left: cutLeft, top: cutTop } = focalPointPercentages(attachment.focus ?? centerPoint);
  const canPoint = preview !== undefined && can('focalPoints', serverInfo);
  const left = useCharactersLeft(description, descriptionLimit);
  const most = formatNumber(descriptionLimit, i18n.locale);
  const handleKey = (event: KeyboardEvent): void => {
    if (!isSubmitKey(event.nativeEvent)) return;
    event.preventDefault();
    onSubmit();
  };
  return (
    <li className={styles.item} aria-label={name}>
      <div className={styles.head}>
        {preview === undefined ? (
          <span className={styles.kind}>
            <Icon of={kindIcons[kind]} />
          </span>
        ) : (
          <img
            src={preview}
            alt=""
            referrerPolicy="no-referrer"
            className={styles.picture}
            style={{ objectPosition: `${cutLeft}% ${cutTop}%` }}
            onError={() => setFailedUrl(preview)}
          />
        )}
        <div className={styles.words}>
          <bdi className={textStyles.cut}>{name}</bdi>
          {size > 0 && <span className={textStyles.dim}>{formatFileSize(size, i18n.locale)}</span>}
          <UploadState
            isThere={attachment.mediaId !== null}
            upload={upload}
            onRetry={() => attachments.retry(key)}
          />
        </div>
        <div className={styles.buttons}>
          {canPoint && (
            <IconButton
              icon={Crosshair}
              size="small"
              label={t`Choose the focal point of ${name}`}
              aria-expanded={isPointing}
              onClick={() => setPointing(!isPointing)}
            />
          )}
          <IconButton
            icon={ArrowLeft}
            isDirectional
            size="small"
            label={t`Move ${name} forward`}
            disabled={isDisabled || index === 0}
            onClick={() => attachments.move(key, -1)}
          />
          <IconButton
            icon={ArrowRight}
            isDirectional
            size="small"
            label={t`Move ${name} back`}
            disabled={isDisabled || index === attachments.all.length - 1}
            onClick={() => attachments.move(key, 1)}
          />
          <IconButton
            icon={X}
            size="small"
            label={isUploading ? t`Cancel upload of ${name}` : t`Remove ${name}`}
            disabled={isDisabled}
            onClick={() => attachments.remove(key)}
          />
        </div>
      </div>
      <Alert level="warning">
        {isUnreadable && t`Many browsers can’t display HEIC images. Attach a JPEG instead.`}
      </Alert>
      {canPoint && isPointing && (
        <FocalPointField
          name={name}
          src={preview}
          point={attachment.focus}
          isDisabled={isDisabled}
          onPoint={(focus) => attachments.setFocus(key, focus)}
        />
      )}
      <TextArea
        label={t`Description of ${name}`}
        isLabelHidden
        placeholder={t`Describe this for people who can’t see it`}
        description={description !== '' && left !== undefined && formatNumber(left, i18n.locale)}
        error={left !== undefined && left < 0 && t`Too long. Use at most ${most} characters.`}
        rows={2}
        readOnly={isDisabled}
        value={description}
        onChange={({ target }) => attachments.describe(key, target.value)}
        onKeyDown={handleKey}
      />
    </li>
  );
}
