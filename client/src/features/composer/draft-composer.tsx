import { useLingui } from '@lingui/react/macro';
import type { DraftContext } from '#components/draft/draft-context.ts';
import { useDrafts } from '#components/draft/use-drafts.ts';
import { useLoadedStatus } from '#components/status/use-loaded-status.ts';
import { Composer } from './composer.tsx';

/** Form for a saved draft. Keeps the draft's reply and quote targets. */
export function DraftComposer({
  context,
  text = '',
  isDirect = false,
  onPosted,
}: {
  context: DraftContext;
  text?: string;
  /** It starts as a direct message. */
  isDirect?: boolean;
  onPosted: () => void;
}) {
  const { t } = useLingui();
  const savedDraft = useDrafts().get(context);
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
        ...(isDirect && { visibility: 'direct' }),
      }}
      parentVisibility={parent?.visibility}
      hasFocus
      onPosted={onPosted}
    />
  );
}
