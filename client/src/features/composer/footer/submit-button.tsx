import { useLingui } from '@lingui/react/macro';
import { useStore } from 'zustand';
import { useSession } from '#session/session-context.ts';
import { Button } from '#ui/buttons/button.tsx';
import { draftMedia } from '#session/uploads/draft-media.ts';
import type { ComposerState } from '../form/use-composer.ts';

/**
 * Button that submits the form with the id `formId`. Its label is the action or what it waits for.
 */
export function SubmitButton({
  composer: { draft, isSending },
  formId,
  isBlocked,
  isQuiet,
  label,
}: {
  composer: ComposerState;
  formId: string;
  /** Whether the draft cannot be sent in its current state. */
  isBlocked: boolean;
  /** Whether the button has no accent colour, because there is nothing to send yet. */
  isQuiet: boolean;
  /** Label of the button in the usual case. */
  label: string;
}) {
  const { t } = useLingui();
  const ongoing = useStore(useSession().part(draftMedia).uploads.store, (uploads) =>
    draft.attachments.some(({ key }) => uploads[key] && uploads[key].error === undefined),
  );
  const text = (): string => {
    if (ongoing) {
      const total = draft.attachments.length;
      const number = draft.attachments.filter(({ mediaId }) => mediaId !== null).length + 1;
      return t`Uploading ${number} of ${total}…`;
    }
    if (draft.scheduledAt !== undefined) return t`Schedule`;
    if (draft.thread.length > 0) return t`Post thread`;
    const isMessage =
      draft.visibility === 'direct' &&
      (draft.replyTo ?? draft.quoteId ?? draft.editing) === undefined;
    return isMessage ? t`Send` : label;
  };
  return (
    <Button
      type="submit"
      form={formId}
      variant={isQuiet ? 'quiet' : 'primary'}
      isBusy={isSending}
      disabled={isBlocked}
    >
      {text()}
    </Button>
  );
}
