import { use, useEffect, useLayoutEffect } from 'react';
import { useCardInstanceId } from '#components/card/use-card-instance-id.ts';
import { closeReplyForm } from '#components/composer/close-reply-form.ts';
import { useComposerStore } from '#components/composer/composer-store.ts';
import { useDrafts } from '#components/draft/use-drafts.ts';
import { ReplyPostedContext } from '#components/composer/reply-posted-context.ts';
import { useRow } from '#store/use-row.ts';
import { useSession } from '#session/session-context.ts';
import { ReplyOrQuoteComposer } from './reply-or-quote-composer.tsx';
import { pinReplyTargets } from './pin-reply-targets.ts';
import { useInlineForm } from './use-inline-form.tsx';

export function ReplyForm({ cardId, statusId }: { cardId: string; statusId: string }) {
  const session = useSession();
  const store = useComposerStore();
  const cardInstance = useCardInstanceId(cardId);
  const drafts = useDrafts();
  const { form, hasFocus, tool, close } = useInlineForm(cardId, { kind: 'reply', statusId });
  const status = useRow(session.tables.statuses, statusId);
  const answered = use(ReplyPostedContext);
  const isParentDeleted = status?.isDeleted === true;
  const isObsolete = isParentDeleted && drafts.get({ kind: 'reply', statusId }) === undefined;

  useLayoutEffect(() => pinReplyTargets(session, store, drafts), [session, store, drafts]);
  /* Without a draft, the form closes when its status is deleted. */
  useEffect(() => {
    if (isObsolete) closeReplyForm(store, cardInstance);
  }, [isObsolete, store, cardInstance]);

  if (!status) return null;
  const handlePosted = (id: string | undefined): void => {
    close();
    if (id !== undefined) answered?.(id);
  };
  return (
    <ReplyOrQuoteComposer
      kind="reply"
      {...{ status, hasFocus, form, tool }}
      onPosted={handlePosted}
      onClose={close}
    />
  );
}
