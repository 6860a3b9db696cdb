import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { type KeyboardEvent, useState } from 'react';
import { useStore } from 'zustand';
import { can } from '#api/capabilities.ts';
import { useCharactersLeft } from '#components/instance/counted-input.tsx';
import type { DraftAttachment } from '#session/drafts/draft.ts';
import { formatApproximateSize } from '#i18n/format/approximate-size.ts';
import { formatNumber } from '#i18n/format/number.ts';
import { isSubmitKey } from '#lib/keys/submit-key.ts';
import { useSession } from '#session/session-context.ts';
import { Button } from '#ui/buttons/button.tsx';
import { ChoiceTabs } from '#ui/forms/choice-tabs.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import layout from '#ui/page/layout.module.css';
import { TextArea } from '#ui/forms/text-area.tsx';
import textStyles from '#ui/text-styles.module.css';
import { AttachmentIcon, useAttachmentName } from './attachment-label.tsx';
import styles from './attachment-dialog.module.css';
import { CropAttachment, isCroppable } from './crop-attachment.tsx';
import { FocalPointField } from './focal-point-field.tsx';
import { useAttachmentPreview } from './use-attachment-preview.ts';
import type { Attachments } from './use-attachments.ts';

/** Dialog with a large preview of a file, its description, focal point and place in the post. */
export function AttachmentDialog({
  attachment,
  attachments,
  isDisabled,
  onSubmit,
  onClose,
}: {
  attachment: DraftAttachment;
  attachments: Attachments;
  isDisabled: boolean;
  /** Called on Ctrl+Enter in the description, to send the post. */
  onSubmit: () => void;
  onClose: () => void;
}) {
  const { t, i18n } = useLingui();
  const { instance } = useSession();
  const { key, kind, size, description } = attachment;
  const name = useAttachmentName(attachment);
  const { descriptionLimit: most, serverInfo } = useStore(instance, ({ info }) => info);
  const { preview, onError } = useAttachmentPreview(attachment);
  const [tab, setTab] = useState<'describe' | 'focus'>('describe');
  const canPoint = preview !== undefined && can('focalPoints', serverInfo);
  const isPointing = canPoint && tab === 'focus';
  const left = useCharactersLeft(description, most);
  const index = attachments.all.findIndex((one) => one.key === key);
  const total = attachments.all.length;
  const handleKey = (event: KeyboardEvent): void => {
    if (!isSubmitKey(event.nativeEvent)) return;
    event.preventDefault();
    onClose();
    onSubmit();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={
        <Trans>
          File {{ number: index + 1 }} of {total}
        </Trans>
      }
      footer={
        <Button variant="primary" onClick={onClose}>
          <Trans>Done</Trans>
        </Button>
      }
    >
      <div className={styles.body}>
        {isPointing ? (
          <FocalPointField
            name={name}
            src={preview}
            point={attachment.focus}
            isDisabled={isDisabled}
            onPoint={(focus) => attachments.setFocus(key, focus)}
          />
        ) : preview === undefined ? (
          <span className={styles.kind}>
            <AttachmentIcon kind={kind} />
          </span>
        ) : (
          <img
            src={preview}
            alt=""
            referrerPolicy="no-referrer"
            className={styles.picture}
            onError={onError}
          />
        )}
        {canPoint && (
          <ChoiceTabs
            label={t`Edit the file`}
            tabs={[
              ['describe', t({ message: 'Describe', comment: 'Verb: write an alternative text' })],
              ['focus', t`Focal point`],
            ]}
            chosen={tab}
            onChoose={setTab}
          />
        )}
        {preview !== undefined && isCroppable(attachment) && (
          <div className={layout.row}>
            <CropAttachment {...{ attachment, attachments, isDisabled }} />
          </div>
        )}
        {!isPointing && (
          <TextArea
            label={t`Description of ${name}`}
            isLabelHidden
            placeholder={t`Describe this for people who can’t see it`}
            description={
              description !== '' && left !== undefined && formatNumber(left, i18n.locale)
            }
            error={
              left !== undefined &&
              left < 0 &&
              t`Too long. Use at most ${plural(most, { one: '# character', other: '# characters' })}.`
            }
            rows={3}
            readOnly={isDisabled}
            data-autofocus=""
            value={description}
            onChange={({ target }) => attachments.describe(key, target.value)}
            onKeyDown={handleKey}
          />
        )}
        <p className={styles.facts}>
          <bdi className={textStyles.cut}>{name}</bdi>
          {size > 0 && (
            <bdi className={textStyles.dim}>{formatApproximateSize(size, i18n.locale)}</bdi>
          )}
          {total > 1 && (
            <span className={styles.order}>
              <IconButton
                icon={ArrowLeft}
                size="small"
                label={t`Move ${name} earlier`}
                disabled={isDisabled || index === 0}
                onClick={() => attachments.move(key, -1)}
              />
              <IconButton
                icon={ArrowRight}
                size="small"
                label={t`Move ${name} later`}
                disabled={isDisabled || index === total - 1}
                onClick={() => attachments.move(key, 1)}
              />
            </span>
          )}
        </p>
      </div>
    </Dialog>
  );
}
