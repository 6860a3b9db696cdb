import { useLingui } from '@lingui/react/macro';
import Maximize from 'lucide-react/icons/maximize-2';
import { use, useLayoutEffect, useRef, useState } from 'react';
import { useCardInstanceId } from '#components/composer/use-card-instance-id.ts';
import { useComposerStore } from '#components/composer/composer-store.ts';
import { ReplyPostedContext } from '#components/composer/reply-posted-context.ts';
import { openWindow } from '#session/windows/open-windows.ts';
import { useSession } from '#session/session-context.ts';
import { closestArticle } from '#ui/focus/articles.ts';
import { focusEnclosingArticle, moveFocusOut } from '#ui/focus/return-focus.ts';
import type { MenuItem } from '#ui/menus/menu-item.ts';
import { closeReplyForm } from './close-form.ts';

/**
 * State of a form below a card: focuses it when requested and returns the focus on close. An item
 * of the menu moves the draft to a dialog.
 */
export function useInlineForm(
  cardId: string,
  target: { readonly kind: 'reply' | 'quote'; readonly statusId: string },
) {
  const { t } = useLingui();
  const session = useSession();
  const store = useComposerStore();
  const cardInstance = useCardInstanceId(cardId);
  const onAnswered = use(ReplyPostedContext);
  const form = useRef<HTMLFormElement>(null);
  /* Only a form that was just opened takes focus, not one that remounts with its row. */
  const [hasFocus] = useState(() => store.getState().focusIn === cardInstance);
  useLayoutEffect(() => {
    if (store.getState().focusIn === cardInstance) store.setState({ focusIn: undefined });
  });
  useLayoutEffect(() => focusEnclosingArticle(form.current), []);
  const close = (): void => {
    /* Removing the form would lose the focus inside it. */
    moveFocusOut(form.current, closestArticle(form.current));
    closeReplyForm(store, cardInstance);
    session.feeds.removeExcluded();
  };
  const menuItems: readonly MenuItem[] = [
    {
      id: 'dialog',
      icon: Maximize,
      label: t`Open in a dialog`,
      onSelect: () => {
        close();
        openWindow(session, 'composer', { ...target, onAnswered });
      },
    },
  ];
  return { form, hasFocus, close, menuItems };
}
