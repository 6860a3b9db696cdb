import { Trans, useLingui } from '@lingui/react/macro';
import { useLayoutEffect, useState, useSyncExternalStore } from 'react';
import type { ComposerTarget } from '#session/windows/window-arguments.ts';
import { draftKey, isPostDraft } from '#session/drafts/draft-context.ts';
import { useSession } from '#session/session-context.ts';
import { Button } from '#ui/buttons/button.tsx';
import { mobileQuery, useMediaQuery } from '#ui/use-media-query.ts';
import { useDrafts } from '#session/drafts/use-drafts.ts';
import { StatusPreview } from '#components/status/parts/status-preview.tsx';
import { useLoadedStatus } from '#components/status/use-loaded-status.ts';
import { ComposerWindowContext } from './composer-window-context.ts';
import { ComposerWindow } from './composer-window.tsx';
import { DraftComposer } from '../kinds/draft-composer.tsx';
import { DraftList } from '../lists/draft-list.tsx';
import { MessageForm } from '../kinds/message-form.tsx';
import { NewPost } from '../kinds/new-post.tsx';
import { openComposers } from '#session/drafts/open-composers.ts';
import { prefilledContext } from '#session/drafts/prefilled-context.ts';
import { ScheduledList } from '../lists/scheduled-list.tsx';
import { SourceComposer } from '../kinds/source-composer.tsx';
import { ReplyOrQuoteComposer } from '../kinds/reply-or-quote-composer.tsx';
import { useScheduledItem } from '../lists/use-scheduled-item.ts';
import styles from './composer-dialog.module.css';

/** Shows a reply or quote form in a dialog, below the status it refers to. */
function ReplyOrQuoteDialog({
  target,
  onClose,
}: {
  target: ComposerTarget & { readonly kind: 'reply' | 'quote' };
  onClose: () => void;
}) {
  const { t } = useLingui();
  const { kind, statusId, onAnswered } = target;
  const { status, failure } = useLoadedStatus(statusId);
  const hasDraft = useDrafts().get({ kind, statusId }) !== undefined;
  const handlePosted = (id: string | undefined): void => {
    onClose();
    if (id !== undefined && kind === 'reply') onAnswered?.(id);
  };
  return (
    <>
      <section
        aria-label={kind === 'reply' ? t`Post you’re replying to` : t`Post you’re quoting`}
        className={styles.parent}
      >
        <StatusPreview id={statusId} />
      </section>
      {status && (
        <ReplyOrQuoteComposer
          kind={kind}
          status={status}
          hasFocus
          onPosted={handlePosted}
          onClose={onClose}
        />
      )}
      {/* The draft must stay reachable if its status cannot be loaded. */}
      {!status && failure !== undefined && hasDraft && (
        <DraftComposer context={{ kind, statusId }} onPosted={onClose} />
      )}
    </>
  );
}

/** Form for the saved draft of a message in a conversation. */
function SavedMessage({ rootId, onClose }: { rootId: string; onClose: () => void }) {
  const { status, failure } = useLoadedStatus(rootId);
  if (status) return <MessageForm rootId={rootId} replyToId={rootId} hasFocus onPosted={onClose} />;
  const context = { kind: 'message', statusId: rootId } as const;
  /* The draft must stay reachable if its conversation cannot be loaded. */
  return failure !== undefined && <DraftComposer context={context} onPosted={onClose} />;
}

/**
 * Form for a new status with a prefilled text (R-ROUTE-049), or for a direct message. Does not
 * overwrite an existing draft.
 */
function PrefilledComposer({
  text,
  isDirect,
  caret,
  startsInThread,
  onPosted,
}: {
  text: string;
  isDirect: boolean;
  caret: number | undefined;
  startsInThread: boolean;
  onPosted: () => void;
}) {
  const drafts = useDrafts();
  const [context] = useState(() => prefilledContext(text, isDirect, drafts));
  return <DraftComposer {...{ context, text, isDirect, caret, startsInThread, onPosted }} />;
}

function ComposerForm({ target, onClose }: { target: ComposerTarget; onClose: () => void }) {
  const { kind } = target;
  if (kind === 'edit' || kind === 'redraft') {
    return <SourceComposer kind={kind} statusId={target.statusId} onPosted={onClose} />;
  }
  if (kind === 'reply' || kind === 'quote')
    return <ReplyOrQuoteDialog target={{ ...target, kind }} onClose={onClose} />;
  if (kind === 'message') return <SavedMessage rootId={target.statusId} onClose={onClose} />;
  if (kind !== 'new') return <DraftComposer context={target} onPosted={onClose} />;
  const { text, isDirect = false, caret, startsInThread = false } = target;
  const start = { caret, startsInThread, onPosted: onClose };
  if (text !== undefined || isDirect)
    return <PrefilledComposer {...{ text: text ?? '', isDirect, ...start }} />;
  return <NewPost {...start} />;
}

/** Opens the list of drafts, if there are any. */
function DraftsButton({ onClick }: { onClick: () => void }) {
  const drafts = useDrafts();
  const hasAny = useSyncExternalStore(
    drafts.subscribe,
    () =>
      drafts.list().some(({ context }) => isPostDraft(context)) || drafts.unreadable().length > 0,
  );
  return (
    hasAny && (
      <Button variant="text" onClick={onClick}>
        <Trans>Drafts</Trans>
      </Button>
    )
  );
}

/* Opening a list unmounts the focused button, so focus moves to the list. */
function focusList(list: HTMLElement | null): void {
  list?.focus();
}

/** Dialog with the composer. Closing it keeps the content as a draft. */
export function ComposerDialog({
  target,
  onClose,
}: {
  target: ComposerTarget;
  onClose: () => void;
}) {
  const { t } = useLingui();
  const composers = useSession().part(openComposers);
  const { kind } = target;
  useLayoutEffect(() => {
    composers.setState({ inDialog: kind });
    return () => composers.setState({ inDialog: undefined });
  }, [composers, kind]);
  /* The list opened from the current target; another target closes it. */
  const [openList, setOpenList] = useState<
    Pick<ComposerTarget, 'list'> & { from: ComposerTarget }
  >();
  const list = openList?.from === target ? openList.list : target.list;
  const isPhone = useMediaQuery(mobileQuery);
  const [head, setHead] = useState<HTMLElement | null>(null);
  const menuItems = useScheduledItem(() => setOpenList({ list: 'scheduled', from: target }));
  const titleOf: Readonly<Partial<Record<string, string>>> = {
    edit: t`Edit post`,
    reply: t`Reply`,
    quote: t`Quote`,
    message: t({ message: 'Message', comment: 'Noun: title of a window for a direct message' }),
    ...(target.isDirect && { new: t`New message` }),
  };
  const titles = { drafts: t`Drafts`, scheduled: t`Scheduled posts` };
  const title = titleOf[target.kind] ?? t`New post`;
  return (
    <ComposerWindow
      title={list ? titles[list] : title}
      isPhone={isPhone}
      hasForm={!list}
      head={setHead}
      onClose={onClose}
      beside={
        !list && <DraftsButton onClick={() => setOpenList({ list: 'drafts', from: target })} />
      }
    >
      {list && (
        <div key={list} ref={focusList} tabIndex={-1} data-autofocus="">
          {list === 'drafts' ? <DraftList /> : <ScheduledList />}
        </div>
      )}
      {list ? (
        <p>
          <Button variant="text" onClick={() => setOpenList({ from: target })}>
            <Trans>Back to the post</Trans>
          </Button>
        </p>
      ) : (
        <ComposerWindowContext value={{ menuItems, head: isPhone ? head : undefined }}>
          <ComposerForm
            key={`${draftKey(target)} ${target.text ?? ''} ${target.isDirect ?? ''}`}
            target={target}
            onClose={onClose}
          />
        </ComposerWindowContext>
      )}
    </ComposerWindow>
  );
}
