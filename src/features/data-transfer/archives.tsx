import { Trans, useLingui } from '@lingui/react/macro';
import { createBackup, getBackups } from '#contract/calls/imports-and-backups.ts';
import { CallFailure } from '#components/failure/call-failure.tsx';
import { RequestView } from '#components/request/request-view.tsx';
import { formatDateTime } from '#i18n/format/date-time.ts';
import { formatFileSize } from '#i18n/format/file-size.ts';
import { safeMediaUrl } from '#lib/url/safe-url.ts';
import { identity, defineQuery } from '#session/queries/query.ts';
import { useCall } from '#session/queries/use-call.ts';
import { useInterval } from '#session/queries/use-interval.ts';
import { useSend } from '#session/queries/use-send.ts';
import { Button } from '#ui/button.tsx';
import layout from '#ui/layout.module.css';
import textStyles from '#ui/text-styles.module.css';

const backupsQuery = defineQuery('archives', getBackups, identity);

/**
 * Polling interval while an archive is being created, in milliseconds. Akkoma takes about a second
 * for a small one.
 */
const pollInterval = 3_000;

/** Archives of the member's data: request, list and download (R-SET-045). */
export function Archives() {
  const { i18n, t } = useLingui();
  const state = useCall(backupsQuery, {});
  const isPending = state.value?.some(({ processed }) => processed !== true) ?? false;
  useInterval(isPending ? pollInterval : undefined, state.retry);
  const { send, isSending, failure } = useSend(createBackup, identity);
  return (
    <>
      <p className={textStyles.dim}>
        <Trans>An archive holds your posts, favourites, bookmarks and pictures.</Trans>
      </p>
      <RequestView
        state={state}
        label={t`Archives`}
        empty={<p className={textStyles.dim}>{t`There are no archives yet.`}</p>}
      >
        {(backups) => (
          <ul aria-label={t`Archives`}>
            {backups.map(
              ({ id, inserted_at: createdAt = '', processed, url = '', file_size: size }) => {
                const moment = formatDateTime(createdAt, i18n.locale);
                const href = safeMediaUrl(url);
                return (
                  <li key={id} className={layout.line}>
                    <span>{moment}</span>
                    {processed === true && href !== undefined ? (
                      <a href={href} download rel="noreferrer">
                        {size === undefined || size === 0 ? (
                          <Trans>Download</Trans>
                        ) : (
                          <Trans>Download ({formatFileSize(size, i18n.locale)})</Trans>
                        )}
                      </a>
                    ) : (
                      <span className={textStyles.dim}>
                        <Trans>Not ready yet</Trans>
                      </span>
                    )}
                  </li>
                );
              },
            )}
          </ul>
        )}
      </RequestView>
      <CallFailure error={failure} />
      <div>
        <Button isBusy={isSending} onClick={() => void send({}).then(() => state.retry())}>
          <Trans>Ask for a new archive</Trans>
        </Button>
      </div>
    </>
  );
}
