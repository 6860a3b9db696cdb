import { useLingui } from '@lingui/react/macro';
import type { DraftContext } from '#domain/draft/draft-context.ts';
import { useDrafts } from '#domain/draft/use-drafts.ts';
import { useLoadedStatus } from '#domain/status/use-loaded-status.ts';
import { Composer } from './composer.tsx';

/** The form for a draft that was begun elsewhere: all that it is for stands in it. */
export function DraftComposer({
  context,
  text = '',
  onPosted,
}: {
  context: DraftContext;
  text?: string;
  onPosted: () => void;
}) {
  const { t } = useLingui();
  const kept = useDrafts().get(context);
  const { status: parent } = useLoadedStatus(kept?.replyTo);
  return (
    <Composer
      context={context}
      label={t`New post`}
      submitLabel={t`Post`}
      start={{ text, replyTo: kept?.replyTo, quoteId: kept?.quoteId }}
      parentVisibility={parent?.visibility}
      hasFocus
      onPosted={onPosted}
    />
  );
}
