import { Trans, useLingui } from '@lingui/react/macro';
import { EmojiLine } from '#components/rich-text/emoji-line.tsx';
import { CallFailure } from '#components/failure/failure-line.tsx';
import { RelativeTime } from '#components/instance/relative-time.tsx';
import { RichText } from '#components/rich-text/rich-text.tsx';
import { StatusMedia } from '#components/status/parts/status-media.tsx';
import { pathTo } from '#lib/url/paths.ts';
import { useSession } from '#session/session-context.ts';
import { useRow } from '#store/use-row.ts';
import { AppLink } from '#ui/app-link.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { ConfirmButton } from '#ui/buttons/confirm-button.tsx';
import textStyles from '#ui/text-styles.module.css';
import styles from '../moderation.module.css';
import { usePaneAccountAttempt } from '../pane-failures.ts';
import {
  changeStatusSensitivity,
  deleteReportedStatus,
} from '#session/moderation/status-changes.ts';

/**
 * A reported status and the buttons of staff. It is shown without filters and content warning; only
 * sensitive media stay covered.
 */
export function ReportedStatus({ id, accountId }: { id: string; accountId: string }) {
  const { t } = useLingui();
  const session = useSession();
  const status = useRow(session.tables.statuses, id);
  const { attempt, isPending, failure } = usePaneAccountAttempt(accountId);
  if (!status) return null;
  if (status.isDeleted) {
    return (
      <li className={styles.frame}>
        <p className={textStyles.faint}>
          <Trans>This post was deleted.</Trans>
        </p>
      </li>
    );
  }
  const { spoilerText = '', content = '', emojis, mentions, createdAt = '', language } = status;
  const isSensitive = status.sensitive ?? false;
  return (
    <li className={styles.frame} aria-busy={isPending}>
      {spoilerText !== '' && (
        <p dir="auto" className={styles.subject}>
          <EmojiLine text={spoilerText} emojis={emojis} />
        </p>
      )}
      <RichText
        html={content}
        emojis={emojis}
        mentions={mentions}
        lang={language ?? undefined}
        className={styles.text}
      />
      <StatusMedia status={status} variant="plain" />
      <div className={styles.line}>
        <p className={textStyles.faint}>
          {createdAt !== '' && <RelativeTime moment={createdAt} length="long" />}{' '}
          <AppLink href={pathTo('conversation', { id })}>
            <Trans>Show in conversation</Trans>
          </AppLink>
        </p>
        <div className={styles.end}>
          <Button
            size="small"
            variant="text"
            isBusy={isPending}
            onClick={() => void attempt(() => changeStatusSensitivity(session, id, !isSensitive))}
          >
            {isSensitive ? <Trans>Mark as not sensitive</Trans> : <Trans>Mark as sensitive</Trans>}
          </Button>
          <ConfirmButton
            size="small"
            variant="danger"
            label={t`Delete post`}
            title={t`Delete this post?`}
            question={<Trans>It will be deleted for everyone. This can’t be undone.</Trans>}
            isDanger
            isBusy={isPending}
            onAccept={() => void attempt(() => deleteReportedStatus(session, id))}
          />
        </div>
      </div>
      <CallFailure error={failure} />
    </li>
  );
}
