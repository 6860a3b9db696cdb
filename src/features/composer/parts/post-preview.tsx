import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useState } from 'react';
import { useStore } from 'zustand';
import { createStatus } from '#contract/calls/writing-statuses.ts';
import { failureWords } from '#domain/failure/failure-words.ts';
import { UnstoredStatus } from '#domain/status/unstored-status.tsx';
import { statusRow } from '#entities/ingest/status-row.ts';
import type { StatusRow } from '#entities/rows/status-row.ts';
import { useSession } from '#session/session-context.ts';
import { useSettled } from '#session/queries/use-settled.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { Spinner } from '#ui/spinner.tsx';
import textStyles from '#ui/text-styles.module.css';
import type { OpenDraft } from '../open-draft.ts';
import { previewBody } from '../status-body.ts';
import styles from './post-preview.module.css';

/** Milliseconds without a change after which the preview is renewed (R-CONST-062). */
const previewDelay = 500;

interface Seen {
  readonly of: string;
  readonly status?: StatusRow;
  readonly error?: unknown;
}

/** How the post will look, as the server draws it; without files and poll (R-COMP-043). */
export function PostPreview({ open, onClose }: { open: OpenDraft; onClose: () => void }) {
  const { t, i18n } = useLingui();
  const { call } = useSession();
  useStore(open.store);
  const draft = open.draft();
  const wanted = JSON.stringify(previewBody(draft));
  const [settled] = useSettled(wanted, previewDelay);
  const [seen, setSeen] = useState<Seen>();
  const isBlank = draft.text.trim() === '';
  const isReady = !isBlank && settled === wanted;
  const ask = useEffectEvent(async (signal: AbortSignal) =>
    call(createStatus, { body: previewBody(draft), signal }),
  );
  useEffect(() => {
    if (!isReady) return undefined;
    const gone = new AbortController();
    ask(gone.signal).then(
      ({ value }) => {
        if ('account' in value) setSeen({ of: settled, status: statusRow(value, undefined) });
      },
      (error: unknown) => {
        if (!gone.signal.aborted) setSeen({ of: settled, error });
      },
    );
    return () => gone.abort();
  }, [settled, isReady]);
  return (
    <section aria-label={t`Preview of the post`} className={styles.preview}>
      {isBlank ? (
        <p className={textStyles.dim}>
          <Trans>There is nothing to preview yet</Trans>
        </p>
      ) : (
        <>
          {seen?.status && <UnstoredStatus status={seen.status} />}
          {seen?.error !== undefined && (
            <Notice level="error">{i18n._(failureWords(seen.error))}</Notice>
          )}
          {seen?.of !== wanted && <Spinner label={t`Loading the preview`} />}
        </>
      )}
      <Button size="small" onClick={onClose}>
        <Trans>Close the preview</Trans>
      </Button>
    </section>
  );
}
