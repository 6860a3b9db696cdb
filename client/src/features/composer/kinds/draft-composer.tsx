import { useLingui } from '@lingui/react/macro';
import type { DraftContext } from '#session/drafts/draft-context.ts';
import { useDrafts } from '#session/drafts/use-drafts.ts';
import { useLoadedStatus } from '#components/status/use-loaded-status.ts';
import { Composer } from '../form/composer.tsx';
import { continuedCaret } from '../form/continued-caret.ts';
import { knownVisibility } from '#session/drafts/offered-visibilities.ts';

/** Form for a saved draft. Keeps the draft's visibility, reply and quote targets. */
export function DraftComposer({
  context,
  text = '',
  isDirect = false,
  caret,
  startsInThread = false,
  onPosted,
}: {
  context: DraftContext;
  text?: string;
  /** It starts as a direct message. */
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
      parentVisibility={parent && knownVisibility(parent)}
      hasFocus
      readCaret={() => continuedCaret(caret)}
      startsInThread={startsInThread}
      onPosted={onPosted}
    />
  );
}
