import { Trans, useLingui } from '@lingui/react/macro';
import { getStatusHistory } from '#contract/calls/statuses.ts';
import type { HistoryItem } from '#contract/schemas/history-item.ts';
import { EmojiText } from '#domain/emoji/emoji-text.tsx';
import { RichText } from '#domain/rich-text/rich-text.tsx';
import { emojiRows } from '#entities/ingest/emoji-rows.ts';
import type { StatusRow } from '#entities/rows/status-row.ts';
import { useRow } from '#entities/use-row.ts';
import { formatDateTime } from '#i18n/format/date-time.ts';
import { defineQuery } from '#session/queries/query.ts';
import { useCall } from '#session/queries/use-call.ts';
import { useSession } from '#session/session-context.ts';
import { versionOf } from '../version-of.ts';
import styles from './history-list.module.css';
import { WindowDocument } from './window-document.tsx';

/** The newest first. */
const history = defineQuery('status history', getStatusHistory, (versions) =>
  versions.toReversed(),
);

function Version({
  version,
  mentions,
  isNow,
  isFirst,
}: {
  version: HistoryItem;
  mentions: StatusRow['mentions'];
  isNow: boolean;
  isFirst: boolean;
}) {
  const { i18n } = useLingui();
  const emojis = emojiRows(version.emojis ?? []);
  const files = version.media_attachments ?? [];
  const options = version.poll?.options ?? [];
  const subject = version.spoiler_text?.trim() ?? '';
  const time = formatDateTime(version.created_at, i18n.locale, 'full');
  return (
    <li className={styles.version}>
      <p className={styles.time}>
        <time dateTime={version.created_at}>{time}</time> {isNow && <Trans>(as it is now)</Trans>}
        {isFirst && <Trans>(as first written)</Trans>}
      </p>
      {subject !== '' && (
        <p className={styles.subject}>
          <EmojiText text={subject} emojis={emojis} />
        </p>
      )}
      <RichText html={version.content ?? ''} emojis={emojis} mentions={mentions} />
      {options.length > 0 && (
        <ul>
          {options.map(({ title = '' }, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- an option is known by its place
            <li key={index}>{title}</li>
          ))}
        </ul>
      )}
      {files.length > 0 && (
        <p className={styles.time}>
          <Trans>Attachments: {files.length}</Trans>
        </p>
      )}
    </li>
  );
}

/** Every version of an edited status, the newest first, those that come meanwhile too. */
export function HistoryList({ statusId }: { statusId: string }) {
  const status = useRow(useSession().tables.statuses, statusId);
  /* A version does not say whom it mentions. */
  const mentions = status?.mentions;
  const options = { version: status && versionOf(status) };
  const state = useCall(history, { path: { id: statusId } }, options);
  return (
    <WindowDocument state={state}>
      {(versions, isCurrent) => (
        <ol className={styles.versions}>
          {versions.map((version, index) => (
            <Version
              // oxlint-disable-next-line react/no-array-index-key -- two versions may bear one time, but each keeps its place from the first on
              key={versions.length - index}
              version={version}
              mentions={mentions}
              isNow={isCurrent && index === 0}
              isFirst={index === versions.length - 1 && index > 0}
            />
          ))}
        </ol>
      )}
    </WindowDocument>
  );
}
