import { useLingui } from '@lingui/react/macro';
import type { DraftContext } from '#session/drafts/draft-context.ts';
import { useDrafts } from '#session/drafts/drafts.ts';
import { useLoadedStatus } from '#components/status/use-loaded-status.ts';
import { Composer } from '../form/composer.tsx';
import { visibilityOrDirect } from '#session/drafts/offered-visibilities.ts';

/**
 * Composer for a saved draft with its visibility, reply or quote, for a new post with a prefilled text,
 * or for a new direct message.
 */
export function DraftComposer({
  context,
  text = '',
  isDirect = false,
  caret,
  startsInThread = false,
  onPosted,
}: {
  context: DraftContext;
  text?: string | undefined;
  /** Whether the draft starts as a direct message. */
  isDirect?: boolean;
  caret?: number | undefined;
  startsInThread?: boolean;
  onPosted: () => void;
}) {
  const { t } = useLingui();
  const savedDraft = useDrafts().get(context);
  const visibility = savedDraft?.visibility ?? (isDirect ? 'direct' : undefined);
  const { status: parent } = useLoadedStatus(savedDraft?.replyTo);
  return (
    <Composer
      context={context}
      label={isDirect ? t`New message` : t`New post`}
      submitLabel={t`Post`}
      initialFields={{
        text,
        replyTo: savedDraft?.replyTo,
        quoteId: savedDraft?.quoteId,
        ...(visibility !== undefined && { visibility }),
      }}
      parentVisibility={parent && visibilityOrDirect(parent)}
      hasFocus
      caret={caret}
      startsInThread={startsInThread}
      onPosted={onPosted}
    />
  );
}
