import { Trans, useLingui } from '@lingui/react/macro';
import Check from 'lucide-react/icons/check';
import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { type DragEvent, type KeyboardEvent, useRef } from 'react';
import { useStore } from 'zustand';
import type { DraftAttachment } from '#session/drafts/draft.ts';
import { formatPercent } from '#i18n/format/percent.ts';
import { useSession } from '#session/session-context.ts';
import { classNames } from '#ui/class-names.ts';
import { restoreFocusNearby } from '#ui/focus/return-focus.ts';
import { Icon } from '#ui/pictures/icon.tsx';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { AttachmentIcon, useAttachmentName } from './attachment-label.tsx';
import { AttachmentDialog } from './attachment-dialog.tsx';
import { draftMedia } from '#session/uploads/draft-media.ts';
import { centerPoint, focalPointPercentages } from '#lib/pictures/focal-point.ts';
import type { Upload } from '#session/uploads/uploads.ts';
import { useAttachmentPreview } from './use-attachment-preview.ts';
import type { Attachments } from './use-attachments.ts';
import styles from './attachments.module.css';

function UploadProgress({ progress }: Pick<Upload, 'progress'>) {
  const { t, i18n } = useLingui();
  const percent = formatPercent(progress, i18n.locale);
  const isSent = progress >= 1;
  return (
    <span className={styles.progress}>
      <progress aria-label={t`Uploading…`} max={1} {...(isSent ? {} : { value: progress })} />
      {isSent ? <Trans>Processing on the server…</Trans> : <Trans>{percent} uploaded</Trans>}
    </span>
  );
}

/**
 * The data type of a dragged thumbnail, which distinguishes it from other things that are dragged.
 * Its data is the key of the file.
 */
const dragType = 'application/x-rookery-attachment';

/**
 * Returns by how many places an arrow key moves a file. In right-to-left pages the left arrow moves
 * it towards the end.
 */
function arrowStep({ key, currentTarget }: KeyboardEvent<HTMLElement>): 1 | -1 | undefined {
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return undefined;
  const isRtl = getComputedStyle(currentTarget).direction === 'rtl';
  return (key === 'ArrowRight') === isRtl ? -1 : 1;
}

/** Thumbnail of a file. A click opens its dialog; dragging and arrow keys move the file. */
export function AttachmentItem({
  attachment,
  attachments,
  isDisabled,
  onSubmit,
}: {
  attachment: DraftAttachment;
  attachments: Attachments;
  isDisabled: boolean;
  /** Called on Ctrl+Enter in the description, to send the post. */
  onSubmit: () => void;
}) {
  const { t } = useLingui();
  const { part } = useSession();
  const { key, kind, description } = attachment;
  const name = useAttachmentName(attachment);
  const upload = useStore(part(draftMedia).uploads.store, (all) => all[key]);
  const { preview, onError } = useAttachmentPreview(attachment);
  const isOpen = attachments.openedKey === key;
  const opener = useRef<HTMLButtonElement>(null);
  const isUploading = upload !== undefined && upload.error === undefined;
  const isDescribed = description.trim() !== '';
  const { left, top } = focalPointPercentages(attachment.focus ?? centerPoint);
  const handleKey = (event: KeyboardEvent<HTMLElement>): void => {
    const step = arrowStep(event);
    if (step === undefined || isDisabled) return;
    event.preventDefault();
    attachments.move(key, step);
  };
  const handleDrop = (event: DragEvent): void => {
    const moved = event.dataTransfer.getData(dragType);
    if (moved === '') return;
    event.preventDefault();
    attachments.moveTo(moved, key);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dragging has a keyboard equivalent: arrow keys on the button
    <li
      className={styles.item}
      aria-label={name}
      draggable={!isDisabled && !isOpen}
      onDragStart={({ dataTransfer }) => dataTransfer.setData(dragType, key)}
      onDragOver={(event) => {
        if (event.dataTransfer.types.includes(dragType)) event.preventDefault();
      }}
      onDrop={handleDrop}
    >
      <button
        ref={opener}
        type="button"
        title={name}
        aria-haspopup="dialog"
        aria-keyshortcuts="ArrowLeft ArrowRight"
        className={styles.open}
        onClick={() => attachments.open(key)}
        onKeyDown={handleKey}
      >
        {preview === undefined ? (
          <AttachmentIcon kind={kind} />
        ) : (
          <img
            src={preview}
            alt=""
            draggable={false}
            referrerPolicy="no-referrer"
            style={{ objectPosition: `${left}% ${top}%` }}
            onError={onError}
          />
        )}
        <span className={classNames(styles.alt, !isDescribed && styles.missing)}>
          {!isDescribed && <Icon of={Plus} />}
          <Trans>ALT</Trans>
          {isDescribed && <Icon of={Check} />}
        </span>{' '}
        <VisuallyHidden>
          {isDescribed ? t`Edit the description of ${name}` : t`Describe ${name}`}
        </VisuallyHidden>
      </button>
      {attachment.mediaId === null && isUploading && <UploadProgress progress={upload.progress} />}
      <IconButton
        icon={X}
        size="small"
        className={styles.remove}
        label={
          isUploading
            ? t`Cancel upload of ${name}`
            : t({
                message: `Remove ${name}`,
                context: 'attachment',
                comment: '{name} is the name of a file',
              })
        }
        disabled={isDisabled}
        onClick={() => attachments.remove(key)}
      />
      {isOpen && (
        <AttachmentDialog
          {...{ attachment, attachments, isDisabled, onSubmit }}
          onClose={() => {
            attachments.open(undefined);
            restoreFocusNearby(null, [opener.current]);
          }}
        />
      )}
    </li>
  );
}
