import { Trans, useLingui } from '@lingui/react/macro';
import { use, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { closeReply } from '#domain/composer/close-reply.ts';
import { useComposerStore } from '#domain/composer/open-composer.ts';
import type { DraftContext } from '#domain/draft/draft-context.ts';
import { useDrafts } from '#domain/draft/use-drafts.ts';
import { useCardInstance } from '#domain/card/card-instance.ts';
import { AnsweredContext } from '#domain/thread/answered-context.ts';
import { useRow } from '#entities/use-row.ts';
import { usePreference } from '#session/preferences/use-preference.ts';
import { useSession } from '#session/session-context.ts';
import { leadFocusOut } from '#ui/focus/lead-focus-out.ts';
import { Composer } from './composer.tsx';
import { pinAnsweredRows } from './pin-answered-rows.ts';
import { mentionPrefill } from './mention-prefill.ts';
import { subjectPrefill } from './subject-prefill.ts';

/**
 * The form for an answer to a status, addressed to its people. Where the status is deleted, what was
 * written stays: it is posted by itself, or discarded.
 */
export function ReplyForm({ cardId, statusId }: { cardId: string; statusId: string }) {
  const { t } = useLingui();
  const session = useSession();
  const { tables, viewerId, feeds } = session;
  const store = useComposerStore();
  const cardInstance = useCardInstance(cardId);
  const drafts = useDrafts();
  const status = useRow(tables.statuses, statusId);
  const author = useRow(tables.accounts, status?.accountId);
  const subjectLine = usePreference('subjectLineBehavior');
  const answered = use(AnsweredContext);
  const form = useRef<HTMLFormElement>(null);
  /* Pressed just now; one that comes back with its row takes the focus from nobody. */
  const [hasFocus] = useState(() => store.getState().focusIn === cardInstance);
  const context: DraftContext = { kind: 'reply', statusId };
  const isGone = status?.isDeleted === true;
  const isNothingLeft = isGone && drafts.get(context) === undefined;

  useLayoutEffect(() => {
    if (store.getState().focusIn === cardInstance) store.setState({ focusIn: undefined });
  });
  useLayoutEffect(() => pinAnsweredRows(session, store, drafts), [session, store, drafts]);
  useLayoutEffect(() => leadFocusOut(form.current), []);
  /* What was not begun goes with what it would have answered. */
  useEffect(() => {
    if (isNothingLeft) closeReply(store, cardInstance);
  }, [isNothingLeft, store, cardInstance]);

  if (!status) return null;
  const acct = author?.acct ?? '';
  const close = (): void => {
    /* The form goes and must not take the focus along. */
    const card = form.current?.closest('article');
    if (form.current?.contains(document.activeElement)) card?.focus({ preventScroll: true });
    closeReply(store, cardInstance);
    feeds.sweep();
  };
  const discard = (): void => {
    drafts.remove(context);
    close();
  };
  return (
    <Composer
      context={context}
      label={t`Reply to @${acct}`}
      submitLabel={isGone ? t`Post` : t`Reply`}
      cancelLabel={isGone ? t`Discard` : t`Cancel`}
      note={
        isGone && (
          <Trans>The post that you are answering was deleted. This will stand by itself.</Trans>
        )
      }
      {...(isGone && { sendBut: { replyTo: undefined } })}
      start={{
        text: mentionPrefill(status, author, viewerId),
        subject: subjectPrefill(status.spoilerText ?? '', subjectLine),
        replyTo: statusId,
      }}
      parentVisibility={status.visibility}
      hasFocus={hasFocus}
      form={form}
      onPosted={(id) => {
        close();
        if (id !== undefined && !isGone) answered?.(id);
      }}
      onCancel={isGone ? discard : close}
    />
  );
}
