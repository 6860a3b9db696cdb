import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import layout from '#ui/page/layout.module.css';
import { CallFailure } from '#components/failure/failure-line.tsx';
import { serverOrigin } from '#session/server-origin.ts';
import { ServerSettingsLink } from '#components/instance/server-settings-link.tsx';
import { useCan } from '#session/instance/use-can.ts';
import { useSession } from '#session/session-context.ts';
import { Button } from '#ui/buttons/button.tsx';
import type { PageCursor } from '#session/queries/page-cursors.ts';
import { saveFile } from '#ui/save-file.ts';
import { createBackup, getBackups } from '@rookery/contract/calls/imports-and-backups.ts';
import { RequestView } from '#components/request/request-view.tsx';
import { formatDateTime } from '#i18n/format/date-time.ts';
import { formatApproximateSize } from '#i18n/format/approximate-size.ts';
import { safeMediaUrl } from '#lib/url/safe-url.ts';
import { defineQuery, identity } from '#session/queries/query.ts';
import { useCall } from '#session/queries/use-call.ts';
import { useInterval } from '#session/queries/use-interval.ts';
import { useSendRequest } from '#session/queries/use-send-request.ts';
import textStyles from '#ui/text-styles.module.css';
import { PeopleImport } from './people-import.tsx';
import {
  blockedPeopleList,
  followedPeopleList,
  mutedPeopleList,
  type TransferableList,
} from './transferable-lists.ts';
import styles from './data.module.css';
import { classNames } from '#ui/class-names.ts';
import { formatHandles } from '#lib/url/parse-handles.ts';

const backupsQuery = defineQuery('archives', getBackups, identity);

/**
 * Polling interval while an archive is being created, in milliseconds. Akkoma takes about a second
 * for a small one.
 */
const pollInterval = 3_000;

/** Archives of the member's data: request, list and download (R-SET-045). */
function Archives() {
  const { i18n, t } = useLingui();
  const state = useCall(backupsQuery, {});
  const isPending = state.value?.some(({ processed }) => processed !== true) ?? false;
  useInterval(isPending ? pollInterval : undefined, state.retry);
  const { send, isSending, failure } = useSendRequest(createBackup, identity);
  return (
    <>
      <p className={textStyles.dim}>
        <Trans>An archive contains your posts, likes, bookmarks and profile images.</Trans>
      </p>
      <RequestView
        state={state}
        label={t`Archives`}
        empty={<p className={textStyles.dim}>{t`No archives yet`}</p>}
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
                          t`Download (${{ size: formatApproximateSize(size, i18n.locale) }})`
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
          <Trans>Request new archive</Trans>
        </Button>
      </div>
    </>
  );
}

interface Progress {
  readonly accts: readonly string[];
  readonly next: PageCursor | undefined;
  readonly state: 'running' | 'stopped' | 'failed' | 'done';
  readonly failure?: unknown;
}

/**
 * Exports a list page by page. `run` starts, or resumes after a stop or failure. `save` writes the
 * addresses loaded so far to a file.
 */
function usePeopleExport(list: TransferableList) {
  const session = useSession();
  const [progress, setProgress] = useState<Progress>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const save = (accts: readonly string[]): void =>
    saveFile(list.file, formatHandles(accts, new URL(serverOrigin(session)).host), 'text/csv');

  const run = async (): Promise<void> => {
    const controller = new AbortController();
    running.current = controller;
    const isResuming = progress !== undefined && progress.state !== 'done';
    let accts = isResuming ? progress.accts : [];
    let next = isResuming ? progress.next : undefined;
    const report = (state: Progress['state'], failure?: unknown): void =>
      setProgress({ accts, next, state, failure });
    try {
      do {
        report('running');
        const page = await list.readPage(session, next, controller.signal);
        accts = [...accts, ...page.accts];
        next = page.next;
      } while (next !== undefined);
      report('done');
      save(accts);
    } catch (error) {
      if (controller.signal.aborted) report('stopped');
      else report('failed', error);
    }
  };
  return {
    progress,
    run: () => void run(),
    stop: () => running.current?.abort(),
    save: () => save(progress?.accts ?? []),
  };
}

/** Exports all pages of a list to a file; can be stopped and resumed. */
function PeopleExport({ list }: { list: TransferableList }) {
  const { i18n, t } = useLingui();
  const { progress, run, stop, save } = usePeopleExport(list);
  const session = useSession();
  const expected = list.expectedCount?.(session);
  const count = progress?.accts.length ?? 0;
  const isHalted = progress?.state === 'stopped' || progress?.state === 'failed';
  return (
    <div className={classNames(layout.looseRow, styles.export)}>
      {progress?.state === 'running' ? (
        <>
          <progress
            aria-label={t`Preparing: ${{ list: i18n._(list.title) }}…`}
            {...(expected !== undefined &&
              expected > 0 && { max: expected, value: Math.min(count, expected) })}
          />
          <Button size="small" onClick={stop}>
            <Trans comment="Verb: interrupt the export">Stop</Trans>
          </Button>
        </>
      ) : (
        <Button size="small" onClick={run}>
          {isHalted ? (
            <Trans comment="Verb, button: goes on with an export that was stopped">Continue</Trans>
          ) : (
            <Trans>Export as a file</Trans>
          )}
        </Button>
      )}
      {isHalted && count > 0 && (
        <Button size="small" onClick={save}>
          <Trans>Save partial list</Trans>
        </Button>
      )}
      <output>
        {progress?.state === 'done' ? (
          <Plural value={count} one="# person exported" other="# people exported" />
        ) : (
          progress && <Plural value={count} one="# person" other="# people" />
        )}
      </output>
      {progress?.state === 'failed' && <CallFailure error={progress.failure} />}
    </div>
  );
}

/** Imports, exports and archives of the member's data. */
export function DataTransfer() {
  const { i18n } = useLingui();
  const hasImports = useCan('imports');
  const hasBackups = useCan('backups');
  return (
    <>
      {[followedPeopleList, blockedPeopleList, mutedPeopleList].map((list) => (
        <section key={list.file} aria-label={i18n._(list.title)} className={layout.stack}>
          <h4>{i18n._(list.title)}</h4>
          {hasImports && <PeopleImport list={list} />}
          <PeopleExport list={list} />
        </section>
      ))}
      {hasBackups ? (
        <section className={layout.stack}>
          <h4>
            <Trans>Archives</Trans>
          </h4>
          <Archives />
        </section>
      ) : (
        <ServerSettingsLink subject="data" />
      )}
    </>
  );
}
