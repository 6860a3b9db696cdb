import { Trans } from '@lingui/react/macro';
import { pathTo } from '#components/links/paths.ts';
import { RichText } from '#components/rich-text/rich-text.tsx';
import { StatusMedia } from '#components/status/parts/status-media.tsx';
import { RelativeTime } from '#components/relative-time/relative-time.tsx';
import { useRow } from '#store/use-row.ts';
import { useSession } from '#session/session-context.ts';
import { AppLink } from '#ui/app-link.tsx';
import textStyles from '#ui/text-styles.module.css';
import styles from '../moderation.module.css';

/**
 * A reported status without any filtering or content warning; only sensitive media stay covered.
 */
export function ReportedStatus({ id }: { id: string }) {
  const status = useRow(useSession().tables.statuses, id);
  if (!status) return null;
  const { spoilerText = '', content = '', emojis, mentions, createdAt = '', language } = status;
  return (
    <li className={styles.status}>
      {spoilerText !== '' && <p className={styles.subject}>{spoilerText}</p>}
      <RichText
        html={content}
        emojis={emojis}
        mentions={mentions}
        lang={language ?? undefined}
        className={styles.words}
      />
      <StatusMedia status={status} variant="plain" />
      <p className={textStyles.faint}>
        {createdAt !== '' && <RelativeTime moment={createdAt} length="long" />}{' '}
        <AppLink href={pathTo('conversation', { id })}>
          <Trans>Show in its conversation</Trans>
        </AppLink>
      </p>
    </li>
  );
}
