import { Trans, useLingui } from '@lingui/react/macro';
import { Fragment } from 'react';
import { getStatusHistory } from '@rookery/contract/calls/status-details.ts';
import type { HistoryItem } from '@rookery/contract/schemas/history-item.ts';
import { useSavedToggle } from '#session/use-saved-toggle.ts';
import { EmojiLine } from '#components/rich-text/emoji-line.tsx';
import { plainLineText } from '#store/rich-text/plain-line-text.ts';
import { plainText } from '#store/rich-text/plain-text.ts';
import { useMarkupVersion } from '#components/rich-text/use-markup-version.ts';
import { RichText } from '#components/rich-text/rich-text.tsx';
import { toEmojiRows } from '#store/ingest/to-emoji-rows.ts';
import { type StatusRow, statusVersionKey } from '#store/rows/status-row.ts';
import { useRow } from '#store/use-row.ts';
import { formatDateTime } from '#i18n/format/date-time.ts';
import { defineQuery } from '#session/queries/query.ts';
import { useCall } from '#session/queries/use-call.ts';
import { useSession } from '#session/session-context.ts';
import { Checkbox } from '#ui/forms/checkbox.tsx';
import { textChanges } from '#lib/text-changes.ts';
import styles from './history-list.module.css';
import { RequestView } from '#components/request/request-view.tsx';

const marks = { same: Fragment, gone: 'del', new: 'ins' } as const;

/** The versions of a status, newest first. */
const history = defineQuery('status history', getStatusHistory, (versions) =>
  versions.toReversed(),
);

function subjectOf({ spoiler_text: subject }: HistoryItem): string {
  return subject?.trim() ?? '';
}

/**
 * Renders a text with its changes since `before`: deletions struck through, additions underlined.
 */
function Changes({
  className,
  before,
  after,
}: {
  className: string | undefined;
  before: string;
  after: string;
}) {
  if (before === '' && after === '') return null;
  return (
    <p className={className} dir="auto">
      {textChanges(before, after).map(({ kind, text }, index) => {
        const Part = marks[kind];
        // oxlint-disable-next-line react/no-array-index-key -- the pieces have no id, and their order does not change
        return <Part key={index}>{text}</Part>;
      })}
    </p>
  );
}

function Version({
  version,
  mentions,
  before,
  isNow,
  isFirst,
}: {
  version: HistoryItem;
  /** The version to compare with; undefined if differences are not marked. */
  before: HistoryItem | undefined;
  mentions: StatusRow['mentions'];
  isNow: boolean;
  isFirst: boolean;
}) {
  const { i18n } = useLingui();
  useMarkupVersion();
  const emojis = toEmojiRows(version.emojis ?? []);
  const files = version.media_attachments ?? [];
  const fileCount = files.length;
  const options = version.poll?.options ?? [];
  const subject = subjectOf(version);
  const time = (
    <time dateTime={version.created_at}>
      {formatDateTime(version.created_at, i18n.locale, 'full')}
    </time>
  );
  return (
    <li className={styles.version}>
      <p className={styles.time}>
        {isNow && <Trans>{time} (current)</Trans>}
        {isFirst && !isNow && <Trans>{time} (original)</Trans>}
        {!isNow && !isFirst && time}
      </p>
      {before === undefined ? (
        <>
          {subject !== '' && (
            <p className={styles.subject}>
              <EmojiLine text={subject} emojis={emojis} />
            </p>
          )}
          <RichText html={version.content ?? ''} emojis={emojis} mentions={mentions} />
        </>
      ) : (
        <>
          <Changes
            className={styles.subject}
            before={plainLineText(subjectOf(before))}
            after={plainLineText(subject)}
          />
          <Changes
            className={styles.changes}
            before={plainText(before.content ?? '')}
            after={plainText(version.content ?? '')}
          />
        </>
      )}
      {options.length > 0 && (
        <ul>
          {options.map(({ title = '' }, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- servers identify an option by its position
            <li key={index}>
              <EmojiLine text={title} emojis={emojis} />
            </li>
          ))}
        </ul>
      )}
      {files.length > 0 && (
        <p className={styles.time}>
          <Trans>Attachments: {fileCount}</Trans>
        </p>
      )}
    </li>
  );
}

/**
 * Lists all versions of an edited status, newest first. Updates when the status is edited again.
 */
export function HistoryList({ statusId }: { statusId: string }) {
  const { t } = useLingui();
  const status = useRow(useSession().tables.statuses, statusId);
  /* Servers send no mentions for a version, so those of the current status are used. */
  const mentions = status?.mentions;
  const options = { version: status && statusVersionKey(status) };
  const [isMarked, setMarked] = useSavedToggle('changes of the history', false);
  const state = useCall(history, { path: { id: statusId } }, options);
  return (
    <RequestView state={state} label={t`Loading…`}>
      {(versions) => (
        <>
          <Checkbox label={t`Highlight changes`} checked={isMarked} onToggle={setMarked} />
          <ol className={styles.versions}>
            {versions.map((version, index) => (
              <Version
                // oxlint-disable-next-line react/no-array-index-key -- two versions may have the same time; counted from the oldest, positions never change
                key={versions.length - index}
                version={version}
                mentions={mentions}
                before={isMarked ? versions[index + 1] : undefined}
                isNow={state.isCurrent && index === 0}
                isFirst={index === versions.length - 1 && index > 0}
              />
            ))}
          </ol>
        </>
      )}
    </RequestView>
  );
}
