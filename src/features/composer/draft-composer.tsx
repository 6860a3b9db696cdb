import { useLingui } from '@lingui/react/macro';
import type { DraftContext } from '#domain/draft/draft-context.ts';
import { useDrafts } from '#domain/draft/use-drafts.ts';
import { useRow } from '#entities/use-row.ts';
import { useSession } from '#session/session-context.ts';
import { Composer } from './composer.tsx';

/** The form for a draft that was begun elsewhere: all that it is for stands in it. */
export function DraftComposer({
  context,
  text = '',
  onPosted,
}: {
  context: DraftContext;
  /** What it begins with. */
  text?: string;
  onPosted: () => void;
}) {
  const { t } = useLingui();
  const { tables } = useSession();
  const kept = useDrafts().get(context);
  const parent = useRow(tables.statuses, kept?.replyTo);
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
