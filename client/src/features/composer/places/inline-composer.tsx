import { useLingui } from '@lingui/react/macro';
import Maximize from 'lucide-react/icons/maximize-2';
import { use, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useCardInstanceId } from '#components/composer/use-card-instance-id.ts';
import { ReplyPostedContext } from '#components/composer/use-inline-target.ts';
import {
  closeInlineComposer,
  type InlineTarget,
  openComposers,
} from '#session/drafts/open-composers.ts';
import { viewerDrafts, useDrafts } from '#session/drafts/drafts.ts';
import { useSession } from '#session/session-context.ts';
import type { Session } from '#session/session.ts';
import { openWindow } from '#session/windows/open-windows.ts';
import { useRow } from '#store/use-row.ts';
import { closestArticle } from '#ui/focus/articles.ts';
import { focusEnclosingArticle, moveFocusOut } from '#ui/focus/return-focus.ts';
import type { MenuItem } from '#ui/menus/menu-item.ts';
import { ReplyOrQuoteComposer } from '../kinds/reply-or-quote-composer.tsx';

/**
 * Pins the rows below which a reply with a draft is open: a pinned row stays in the feed when its
 * status is deleted, so that the composer is not removed. Follows changes of composers and drafts.
 * Returns a function that stops this and leaves the rows pinned.
 */
function pinReplyTargets({ tables, part }: Session): () => void {
  const { beingRepliedTo } = tables.pinned;
  const [composers, drafts] = [part(openComposers), part(viewerDrafts)];
  const pin = (): void => {
    beingRepliedTo.clear();
    for (const [cardInstance, { kind, statusId }] of Object.entries(composers.getState().inline)) {
      if (kind !== 'reply' || drafts.get({ kind, statusId }) === undefined) continue;
      /* In a conversation, the id of a card instance contains both the row and the status. */
      for (const row of cardInstance.split(' ')) beingRepliedTo.add(row);
    }
  };
  pin();
  const stops = [composers.subscribe(pin), drafts.subscribe(pin)];
  return () => stops.forEach((stop) => stop());
}

/**
 * Composer below the card of the status that it replies to or quotes. It takes the focus when it was
 * just opened, and returns the focus on close. A menu item moves the draft to the dialog.
 */
export function InlineComposer({ cardId, kind, statusId }: { cardId: string } & InlineTarget) {
  const { t } = useLingui();
  const session = useSession();
  const composers = session.part(openComposers);
  const cardInstance = useCardInstanceId(cardId);
  const status = useRow(session.tables.statuses, statusId);
  const draft = useDrafts().get({ kind, statusId });
  const onReplyPosted = use(ReplyPostedContext);
  const form = useRef<HTMLFormElement>(null);
  /* Only a composer that was just opened takes focus, not one that remounts with its row. */
  const [hasFocus] = useState(() => composers.getState().focusIn === cardInstance);
  const isObsolete = kind === 'reply' && status?.isDeleted === true && draft === undefined;

  useLayoutEffect(() => {
    if (composers.getState().focusIn === cardInstance) composers.setState({ focusIn: undefined });
  });
  useLayoutEffect(() => focusEnclosingArticle(form.current), []);
  useLayoutEffect(() => pinReplyTargets(session), [session]);
  /* Without a draft, a reply closes when its status is deleted. */
  useEffect(() => {
    if (isObsolete) closeInlineComposer(session, cardInstance);
  }, [isObsolete, session, cardInstance]);

  if (!status) return null;
  const close = (): void => {
    /* Moves the focus out of the form before it is removed, since the browser would otherwise
       move it to the body. */
    moveFocusOut(form.current, closestArticle(form.current));
    closeInlineComposer(session, cardInstance);
    session.feeds.removeExcluded();
  };
  const handlePosted = (id: string | undefined): void => {
    close();
    if (id !== undefined && kind === 'reply') onReplyPosted?.(id);
  };
  const menuItems: readonly MenuItem[] = [
    {
      id: 'dialog',
      icon: Maximize,
      label: t`Open in a dialog`,
      onSelect: () => {
        close();
        openWindow(session, 'composer', { kind, statusId, onAnswered: onReplyPosted });
      },
    },
  ];
  return (
    <ReplyOrQuoteComposer
      {...{ kind, status, hasFocus, form, menuItems }}
      onPosted={handlePosted}
      onClose={close}
    />
  );
}
