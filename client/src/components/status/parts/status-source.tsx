import { Trans, useLingui } from '@lingui/react/macro';
import { getStatusSource } from '@rookery/contract/calls/status-details.ts';
import { RequestView } from '#components/request/request-view.tsx';
import { cleanText } from '#lib/clean-text.ts';
import { safeLinkUrl } from '#lib/url/safe-url.ts';
import { defineQuery, identity } from '#session/queries/query.ts';
import { useCall } from '#session/queries/use-call.ts';
import { type StatusRow, statusVersionKey } from '#store/rows/status-row.ts';
import { sourceErrorMessage } from '../status-error-message.ts';
import styles from './history-list.module.css';

const source = defineQuery('status source', getStatusSource, identity);

/**
 * Shows the text of a status as its author typed it, its format, and for a remote status a link to its
 * home server.
 */
export function StatusSource({ status }: { status: StatusRow }) {
  const { t } = useLingui();
  const { id, isLocal, url } = status;
  const state = useCall(source, { path: { id } }, { version: statusVersionKey(status) });
  const home = isLocal === true || !url ? undefined : safeLinkUrl(url);
  return (
    <>
      <RequestView state={state} label={t`Loading…`} messageOf={sourceErrorMessage}>
        {({ content_type: type, spoiler_text: subject, text }) => (
          <>
            {(type || !state.isCurrent) && (
              <p className={styles.time}>
                {state.isCurrent ? (
                  type
                ) : type ? (
                  <Trans comment="{type} is a format, such as text/markdown">
                    {type} (may be out of date)
                  </Trans>
                ) : (
                  <Trans comment="The text of a post whose author may have edited it meanwhile">
                    May be out of date
                  </Trans>
                )}
              </p>
            )}
            {subject && <p className={styles.subject}>{cleanText(subject)}</p>}
            {text === '' ? (
              <p>
                <Trans>This post has no text.</Trans>
              </p>
            ) : (
              <pre className={styles.source} dir="auto">
                {cleanText(text)}
              </pre>
            )}
          </>
        )}
      </RequestView>
      {home && (
        <p>
          <a href={home.href} target="_blank" rel="noopener noreferrer">
            {t`Open on ${{ host: home.hostname }}`}
          </a>
        </p>
      )}
    </>
  );
}
