import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { StatusPreview } from '#components/status/parts/status-preview.tsx';
import { useLoadedStatus } from '#components/status/use-loaded-status.ts';
import type { InlineTarget } from '#session/drafts/open-composers.ts';
import { prefilledContext } from '#session/drafts/prefilled-context.ts';
import { useDrafts } from '#session/drafts/drafts.ts';
import type { ComposerTarget } from '#session/windows/window-arguments.ts';
import { Composer } from '../form/composer.tsx';
import { DraftComposer } from '../kinds/draft-composer.tsx';
import { EditComposer } from '../kinds/edit-composer.tsx';
import { MessageComposer } from '../kinds/message-composer.tsx';
import { ReplyOrQuoteComposer } from '../kinds/reply-or-quote-composer.tsx';
import styles from './composer-dialog-content.module.css';

/** Composer of a reply or quote, below the status that it refers to. */
function ReplyOrQuoteWithStatus({
  kind,
  statusId,
  onAnswered,
  onClose,
}: InlineTarget & Pick<ComposerTarget, 'onAnswered'> & { onClose: () => void }) {
  const { t } = useLingui();
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
      {/* If the status cannot be loaded, the saved draft is opened without it. */}
      {!status && failure !== undefined && hasDraft && (
        <DraftComposer context={{ kind, statusId }} onPosted={onClose} />
      )}
    </>
  );
}

/** Composer for the saved draft of a message in a conversation. */
function SavedMessage({ rootId, onClose }: { rootId: string; onClose: () => void }) {
  const { status, failure } = useLoadedStatus(rootId);
  if (status)
    return <MessageComposer rootId={rootId} replyToId={rootId} hasFocus onPosted={onClose} />;
  const context = { kind: 'message', statusId: rootId } as const;
  /* If the conversation cannot be loaded, the saved draft is opened without it. */
  return failure !== undefined && <DraftComposer context={context} onPosted={onClose} />;
}

/**
 * The composer that the dialog was opened for. A prefilled text (R-ROUTE-049) does not overwrite an
 * existing draft.
 */
export function ComposerDialogContent({
  target,
  onClose,
}: {
  target: ComposerTarget;
  onClose: () => void;
}) {
  const { t } = useLingui();
  const drafts = useDrafts();
  const { kind, text, isDirect = false, caret, startsInThread = false, onAnswered } = target;
  const isPrefilled = kind === 'new' && (text !== undefined || isDirect);
  const [context] = useState(() =>
    isPrefilled ? prefilledContext(text ?? '', isDirect, drafts) : target,
  );
  if (kind === 'edit' || kind === 'redraft')
    return <EditComposer kind={kind} statusId={target.statusId} onPosted={onClose} />;
  if (kind === 'reply' || kind === 'quote') {
    const { statusId } = target;
    return <ReplyOrQuoteWithStatus {...{ kind, statusId, onAnswered, onClose }} />;
  }
  if (kind === 'message') return <SavedMessage rootId={target.statusId} onClose={onClose} />;
  const start = { caret, startsInThread, onPosted: onClose };
  if (kind !== 'new' || isPrefilled)
    return <DraftComposer {...{ context, text, isDirect, ...start }} />;
  return (
    <Composer context={{ kind }} label={t`New post`} submitLabel={t`Post`} hasFocus {...start} />
  );
}
