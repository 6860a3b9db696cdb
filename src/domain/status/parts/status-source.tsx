import { Trans } from '@lingui/react/macro';
import { useCallback } from 'react';
import { getStatusSource } from '#contract/calls/statuses.ts';
import type { StatusRow } from '#entities/rows/status-row.ts';
import { safeLinkUrl } from '#lib/url/safe-url.ts';
import { useSession } from '#session/session-context.ts';
import { versionOf } from '../version-of.ts';
import styles from './history-list.module.css';
import { WindowDocument } from './window-document.tsx';

/** What the author typed, and in which format; of a remote status also where it comes from. */
export function StatusSource({ status }: { status: StatusRow }) {
  const { id, isLocal, url } = status;
  const { call } = useSession();
  const load = useCallback(
    async (signal: AbortSignal) => (await call(getStatusSource, { path: { id }, signal })).value,
    [call, id],
  );
  const home = isLocal === true || !url ? undefined : safeLinkUrl(url);
  return (
    <>
      <WindowDocument load={load} version={versionOf(status)}>
        {(source, isCurrent) => (
          <>
            {(source.content_type || !isCurrent) && (
              <p className={styles.time}>
                {source.content_type} {!isCurrent && <Trans>(may be out of date)</Trans>}
              </p>
            )}
            {source.spoiler_text && <p className={styles.subject}>{source.spoiler_text}</p>}
            {source.text === '' ? (
              <p>
                <Trans>This post has no text.</Trans>
              </p>
            ) : (
              <pre className={styles.source} dir="auto">
                {source.text}
              </pre>
            )}
          </>
        )}
      </WindowDocument>
      {home && (
        <p>
          <a href={home.href} target="_blank" rel="noopener noreferrer">
            <Trans>Open on {home.hostname}</Trans>
          </a>
        </p>
      )}
    </>
  );
}
