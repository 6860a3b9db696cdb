import { Trans } from '@lingui/react/macro';
import { getStatusSource } from '#contract/calls/statuses.ts';
import type { StatusRow } from '#store/rows/status-row.ts';
import { safeLinkUrl } from '#lib/url/safe-url.ts';
import { identity, defineQuery } from '#session/queries/query.ts';
import { useCall } from '#session/queries/use-call.ts';
import { sourceErrorMessage } from '../source-error-message.ts';
import { statusVersionKey } from '../status-version-key.ts';
import styles from './history-list.module.css';
import { WindowDocument } from './window-document.tsx';

const source = defineQuery('status source', getStatusSource, identity);

/** Shows the text as the author typed it, its format, and the origin of a remote status. */
export function StatusSource({ status }: { status: StatusRow }) {
  const { id, isLocal, url } = status;
  const state = useCall(source, { path: { id } }, { version: statusVersionKey(status) });
  const home = isLocal === true || !url ? undefined : safeLinkUrl(url);
  return (
    <>
      <WindowDocument state={state} wordsOf={sourceErrorMessage}>
        {({ content_type: type, spoiler_text: subject, text }, isCurrent) => (
          <>
            {(type || !isCurrent) && (
              <p className={styles.time}>
                {type} {!isCurrent && <Trans>(may be out of date)</Trans>}
              </p>
            )}
            {subject && <p className={styles.subject}>{subject}</p>}
            {text === '' ? (
              <p>
                <Trans>This post has no text.</Trans>
              </p>
            ) : (
              <pre className={styles.source} dir="auto">
                {text}
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
