import { use, useEffect, useLayoutEffect } from 'react';
import { useCardInstanceId } from '#components/composer/use-card-instance-id.ts';
import { type ComposerStore, useComposerStore } from '#components/composer/composer-store.ts';
import { useDrafts } from '#session/drafts/use-drafts.ts';
import { ReplyPostedContext } from '#components/composer/reply-posted-context.ts';
import { useRow } from '#store/use-row.ts';
import { useSession } from '#session/session-context.ts';
import type { Drafts } from '#session/drafts/drafts.ts';
import type { Session } from '#session/session.ts';
import { closeReplyForm } from './close-form.ts';
import { ReplyOrQuoteComposer } from '../kinds/reply-or-quote-composer.tsx';
import { useInlineForm } from './use-inline-form.tsx';

/**
 * Pins the rows that have an open reply draft, so that deleting a status does not remove its form.
 * Follows forms and drafts; returns a function that stops following but leaves the pins.
 */
function pinReplyTargets({ tables }: Session, store: ComposerStore, drafts: Drafts): () => void {
  const { beingRepliedTo } = tables.pinned;
  const pin = (): void => {
    beingRepliedTo.clear();
    for (const [cardInstance, statusId] of Object.entries(store.getState().forms)) {
      if (drafts.get({ kind: 'reply', statusId }) === undefined) continue;
      /* In a conversation, the id of a card instance contains both the row and the status. */
      for (const row of cardInstance.split(' ')) beingRepliedTo.add(row);
    }
  };
  pin();
  const stops = [store.subscribe(pin), drafts.subscribe(pin)];
  return () => stops.forEach((stop) => stop());
}

export function ReplyForm({ cardId, statusId }: { cardId: string; statusId: string }) {
  const session = useSession();
  const store = useComposerStore();
  const cardInstance = useCardInstanceId(cardId);
  const drafts = useDrafts();
  const { form, hasFocus, menuItems, close } = useInlineForm(cardId, { kind: 'reply', statusId });
  const status = useRow(session.tables.statuses, statusId);
  const onReplyPosted = use(ReplyPostedContext);
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
    if (id !== undefined) onReplyPosted?.(id);
  };
  return (
    <ReplyOrQuoteComposer
      kind="reply"
      {...{ status, hasFocus, form, menuItems }}
      onPosted={handlePosted}
      onClose={close}
    />
  );
}
