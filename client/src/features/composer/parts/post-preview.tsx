import { useEffect, useEffectEvent, useId, useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useStore } from 'zustand';
import type { StatusRow } from '#store/rows/status-row.ts';
import { useRow } from '#store/use-row.ts';
import { useSession } from '#session/session-context.ts';
import { Avatar } from '#ui/pictures/avatar.tsx';
import { usePlainLineText } from '#components/rich-text/use-markup-version.ts';
import { QuoteCard } from '#components/status/parts/quote-card.tsx';
import { StatusHeader } from '#components/status/parts/status-header.tsx';
import { StatusSpoilerText } from '#components/status/parts/status-spoiler-text.tsx';
import { StatusText } from '#components/status/parts/status-text.tsx';
import { createStatus } from '@rookery/contract/calls/status-editing.ts';
import { errorMessage } from '#components/failure/error-message.ts';
import { hasQuote } from '#store/status/has-quote.ts';
import { toStatusRow } from '#store/ingest/to-status-row.ts';
import { useDebounced } from '#session/queries/use-debounced.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Notice } from '#ui/notes/notice.tsx';
import { Spinner } from '#ui/notes/spinner.tsx';
import textStyles from '#ui/text-styles.module.css';
import type { OpenDraft } from '#session/drafts/open-draft.ts';
import { previewBody } from '#session/outbox/status-body.ts';
import styles from './post-preview.module.css';

/** A status that is not in the tables, such as a preview, rendered like a card without actions. */
function UnstoredStatus({ status }: { status: StatusRow }) {
  const { tables, viewerId } = useSession();
  const author = useRow(tables.accounts, status.accountId ?? viewerId);
  const nameId = useId();
  const contentId = useId();
  const subject = usePlainLineText(status.spoilerText ?? '').trim();
  return (
    <div className={styles.drawn}>
      <Avatar src={author?.avatar} size={32} />
      <div className={styles.body}>
        <StatusHeader cardId={status.id} status={status} author={author} nameId={nameId} />
        {subject !== '' && (
          <StatusSpoilerText
            status={status}
            subject={subject}
            isOpen
            contentId={contentId}
            onToggle={undefined}
          />
        )}
        <div id={contentId}>
          <StatusText status={status} folds={false} startsOpen />
          {hasQuote(status) && <QuoteCard of={status} />}
        </div>
      </div>
    </div>
  );
}

/** Milliseconds without a change before the preview is refreshed (R-CONST-062). */
const previewDelay = 500;

interface PreviewResult {
  readonly of: string;
  readonly status?: StatusRow;
  readonly error?: unknown;
}

/** Preview of the post rendered by the server, without files and poll (R-COMP-043). */
export function PostPreview({ openDraft, onClose }: { openDraft: OpenDraft; onClose: () => void }) {
  const { t, i18n } = useLingui();
  const { call, instance } = useSession();
  const server = useStore(instance, ({ info }) => info.serverInfo);
  useStore(openDraft.store);
  const draft = openDraft.draft();
  const currentBody = JSON.stringify(previewBody(draft, server));
  const [settled] = useDebounced(currentBody, previewDelay);
  const [result, setResult] = useState<PreviewResult>();
  const isBlank = draft.text.trim() === '';
  const isReady = !isBlank && settled === currentBody;
  const requestPreview = useEffectEvent(async (signal: AbortSignal) =>
    call(createStatus, { body: previewBody(draft, server), signal }),
  );
  useEffect(() => {
    if (!isReady) return undefined;
    const controller = new AbortController();
    requestPreview(controller.signal).then(
      ({ value }) => {
        if ('account' in value) setResult({ of: settled, status: toStatusRow(value, undefined) });
      },
      (error: unknown) => {
        if (!controller.signal.aborted) setResult({ of: settled, error });
      },
    );
    return () => controller.abort();
  }, [settled, isReady]);
  return (
    <section aria-label={t`Post preview`} className={styles.preview}>
      {isBlank ? (
        <p className={textStyles.dim}>
          <Trans>Nothing to preview yet</Trans>
        </p>
      ) : (
        <>
          {result?.status && <UnstoredStatus status={result.status} />}
          {result?.error !== undefined && (
            <Notice level="error">{i18n._(errorMessage(result.error))}</Notice>
          )}
          {result?.of !== currentBody && <Spinner label={t`Loading preview…`} />}
        </>
      )}
      <Button size="small" onClick={onClose}>
        <Trans>Close preview</Trans>
      </Button>
    </section>
  );
}
