import { useLingui } from '@lingui/react/macro';
import { useLayoutEffect, useRef, useState } from 'react';
import { useCardInstance } from '#domain/card/card-instance.ts';
import { closeReply } from '#domain/composer/close-reply.ts';
import { useComposerStore } from '#domain/composer/open-composer.ts';
import { useRow } from '#entities/use-row.ts';
import { useSession } from '#session/session-context.ts';
import { leadFocusOut } from '#ui/focus/lead-focus-out.ts';
import { Composer } from './composer.tsx';

/** The form for a quote, under the status that is quoted; addressed to its author. */
export function QuoteForm({ cardId, statusId }: { cardId: string; statusId: string }) {
  const { t } = useLingui();
  const { tables, viewerId, feeds } = useSession();
  const store = useComposerStore();
  const cardInstance = useCardInstance(cardId);
  const status = useRow(tables.statuses, statusId);
  const author = useRow(tables.accounts, status?.accountId);
  const form = useRef<HTMLFormElement>(null);
  const [hasFocus] = useState(() => store.getState().focusIn === cardInstance);
  useLayoutEffect(() => {
    if (store.getState().focusIn === cardInstance) store.setState({ focusIn: undefined });
  });
  useLayoutEffect(() => leadFocusOut(form.current), []);
  if (!status) return null;
  const acct = author?.acct ?? '';
  const close = (): void => {
    const card = form.current?.closest('article');
    if (form.current?.contains(document.activeElement)) card?.focus({ preventScroll: true });
    closeReply(store, cardInstance);
    feeds.sweep();
  };
  const isOwn = status.accountId === viewerId;
  return (
    <Composer
      context={{ kind: 'quote', statusId }}
      label={t`Quote of @${acct}`}
      submitLabel={t`Quote`}
      cancelLabel={t`Cancel`}
      start={{ text: isOwn || acct === '' ? '' : `@${acct} `, quoteId: statusId }}
      hasFocus={hasFocus}
      form={form}
      onPosted={close}
      onCancel={close}
    />
  );
}
