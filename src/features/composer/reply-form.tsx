import { useLingui } from '@lingui/react/macro';
import { use, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { closeReply } from '#domain/composer/close-reply.ts';
import { useComposerStore } from '#domain/composer/open-composer.ts';
import { useDrafts } from '#domain/draft/drafts-context.ts';
import { useDrawing } from '#domain/status/drawn-in.ts';
import { AnsweredContext } from '#domain/thread/answered-context.ts';
import { useRow } from '#entities/use-row.ts';
import { useSession } from '#session/session-context.ts';
import { leadFocusOut } from '#ui/lead-focus-out.ts';
import { Composer } from './composer.tsx';
import { holdAnswered } from './hold-answered.ts';
import { leaveDrawing } from './leave-drawing.ts';
import { mentionPrefill } from './mention-prefill.ts';

/** The form for an answer to a status, addressed to its people. */
export function ReplyForm({
  cardId,
  statusId,
  onDrawn,
}: {
  cardId: string;
  statusId: string;
  /** Told once it stands on the page, with what was typed before. */
  onDrawn: (isDrawn: true) => void;
}) {
  const { t } = useLingui();
  const session = useSession();
  const { tables, viewerId } = session;
  const store = useComposerStore();
  const drawing = useDrawing(cardId);
  /* The same over all drawings: what follows is done when something changes. */
  const [drafts] = useState(useDrafts());
  const status = useRow(tables.statuses, statusId);
  const author = useRow(tables.accounts, status?.accountId);
  const answered = use(AnsweredContext);
  const form = useRef<HTMLFormElement>(null);
  const { early } = store.getState();
  const [typed] = useState(() => early.get(statusId));
  /* Pressed just now; one that comes back with its row takes the focus from nobody. */
  const [hasFocus] = useState(() => early.has(statusId));
  const [isOwn, setIsOwn] = useState(false);
  const isKnown = status !== undefined;
  const isGone = status?.isDeleted === true;

  useEffect(() => holdAnswered(session, store, drafts), [session, store, drafts]);
  /* Only now has the composer kept it. */
  useEffect(() => {
    if (isKnown) early.delete(statusId);
  }, [isKnown, early, statusId]);
  /* What was not begun goes with what it would have answered. */
  useLayoutEffect(() => {
    const isBegun =
      (early.get(statusId) ?? '') !== '' || drafts.get({ kind: 'reply', statusId }) !== undefined;
    if (isGone && !isBegun) closeReply(store, drawing);
  }, [isGone, early, drafts, store, drawing, statusId]);
  useLayoutEffect(() => leadFocusOut(form.current), []);
  /* Drawn anew under somebody's hands, it takes the focus again. */
  useLayoutEffect(
    () => () => {
      if (form.current?.contains(document.activeElement)) early.set(statusId, '');
    },
    [early, statusId],
  );
  useEffect(
    () => () => leaveDrawing(session, store, drafts, { drawing, cardId }),
    [session, store, drafts, drawing, cardId],
  );
  useLayoutEffect(() => {
    if (isKnown) onDrawn(true);
  }, [isKnown, onDrawn]);

  if (!status) return null;
  const acct = author?.acct ?? '';
  const close = (): void => {
    /* The form goes and must not take the focus along. */
    const card = form.current?.closest('article');
    if (form.current?.contains(document.activeElement)) card?.focus({ preventScroll: true });
    closeReply(store, drawing);
  };
  const discard = (): void => {
    drafts.remove({ kind: 'reply', statusId });
    close();
  };
  return (
    <Composer
      context={{ kind: 'reply', statusId }}
      label={isOwn ? t`Post of its own` : t`Reply to @${acct}`}
      submitLabel={isOwn ? t`Post` : t`Reply`}
      initialText={mentionPrefill(status, author, viewerId)}
      typed={typed}
      parentVisibility={status.visibility}
      lost={isGone ? { isOwn, onMakeOwn: () => setIsOwn(true) } : undefined}
      hasFocus={hasFocus}
      form={form}
      onPosted={(id) => {
        close();
        if (id !== undefined && !isOwn) answered?.(id);
      }}
      onCancel={isGone ? discard : close}
    />
  );
}
