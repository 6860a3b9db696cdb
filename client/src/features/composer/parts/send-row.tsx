import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useStore } from 'zustand';
import type { Visibility } from '#store/rows/status-row.ts';
import { useSession } from '#session/session-context.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { draftMedia } from '../attachments/draft-media.ts';
import styles from '../composer.module.css';
import type { ComposerState } from '../use-composer.ts';
import { AudienceMenu } from './audience-menu.tsx';

/** The last row of the form: visibility and submit. */
export function SendRow({
  composer,
  isBlocked,
  parentVisibility,
  submitLabel,
  onCancel,
  cancelLabel,
  isQuiet,
}: {
  composer: ComposerState;
  /** True if the draft cannot be sent in its current state. */
  isBlocked: boolean;
  parentVisibility: Visibility | undefined;
  submitLabel: string;
  onCancel: (() => void) | undefined;
  cancelLabel: string | undefined;
  /** There is nothing to send yet, so the button does not stand out. */
  isQuiet: boolean;
}) {
  const { t } = useLingui();
  const { draft, change, isSending } = composer;
  const ongoing = useStore(useSession().part(draftMedia).uploads.store, (uploads) =>
    draft.attachments.some(({ key }) => uploads[key] && uploads[key].error === undefined),
  );
  const submitText = (): string => {
    if (ongoing) {
      const total = draft.attachments.length;
      const number = draft.attachments.filter(({ mediaId }) => mediaId !== null).length + 1;
      return t`Uploading ${number} of ${total}…`;
    }
    if (draft.scheduledAt !== undefined) return t`Schedule`;
    if (draft.thread.length > 0)
      return t`${plural({ count: draft.thread.length + 1 }, { one: 'Post # post', other: 'Post all # posts' })}`;
    const isMessage =
      draft.visibility === 'direct' &&
      (draft.replyTo ?? draft.quoteId ?? draft.editing) === undefined;
    return isMessage ? t`Send` : submitLabel;
  };
  return (
    <div className={classNames(styles.tools, styles.audience)}>
      {draft.editing === undefined && (
        <AudienceMenu
          value={draft.visibility}
          parentVisibility={parentVisibility}
          isDisabled={isSending}
          onChange={(visibility) => change({ visibility })}
        />
      )}
      <span className={styles.send}>
        {onCancel && (
          <Button aria-disabled={isSending || undefined} onClick={isSending ? undefined : onCancel}>
            {cancelLabel}
          </Button>
        )}
        <Button
          type="submit"
          variant={isQuiet ? 'quiet' : 'primary'}
          isBusy={isSending}
          disabled={isBlocked}
        >
          {submitText()}
        </Button>
      </span>
    </div>
  );
}
