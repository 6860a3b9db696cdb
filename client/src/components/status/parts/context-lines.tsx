import { Trans, useLingui } from '@lingui/react/macro';
import Repeat2 from 'lucide-react/icons/repeat-2';
import { useMemo } from 'react';
import Pencil from 'lucide-react/icons/pencil';
import { useStore } from 'zustand';
import { AccountName } from '#components/account/account-name.tsx';
import { useRow } from '#store/use-row.ts';
import { useSession } from '#session/session-context.ts';
import { AppLink } from '#ui/app-link.tsx';
import { Icon } from '#ui/pictures/icon.tsx';
import type { StatusRow } from '#store/rows/status-row.ts';
import { canOnFirstLoad } from '#api/first-load-capabilities.ts';
import { RelativeTime } from '#components/instance/relative-time.tsx';
import statusCardStyles from '../status-card.module.css';
import { mentionsAboveText } from '#store/status/status-content.ts';
import styles from './context-lines.module.css';
import { MentionsLine, ReplyLine } from './reply-line.tsx';
import { useProfilePath } from '#session/profile-path.ts';

export function ReblogLine({ accountId }: { accountId: string | undefined }) {
  const profilePath = useProfilePath();
  const account = useRow(useSession().tables.accounts, accountId);
  if (!account) return null;
  return (
    <div className={statusCardStyles.why}>
      <Icon of={Repeat2} className={statusCardStyles.repeated} />
      <Trans comment="“Jun repeated”, above a post: a name, then the verb in the past">
        <AppLink href={profilePath(account)}>
          <AccountName account={account} />
        </AppLink>{' '}
        <span>repeated</span>
      </Trans>
    </div>
  );
}

/**
 * Shows when a status was edited; a button that opens the history if the instance supports editing.
 */
function EditedMark({ editedAt, onOpen }: { editedAt: string; onOpen: () => void }) {
  const { t } = useLingui();
  const hasHistory = useStore(useSession().instance, ({ info }) =>
    canOnFirstLoad('editing', info.serverInfo),
  );
  const time = <RelativeTime moment={editedAt} />;
  const content = (
    <>
      <Icon of={Pencil} />
      <Trans comment="A post; {time} is a phrase such as “2 hours ago”">Edited {time}</Trans>
    </>
  );
  if (!hasHistory) return <span className={styles.part}>{content}</span>;
  return (
    <button type="button" className={styles.part} title={t`Show edit history`} onClick={onOpen}>
      {content}
    </button>
  );
}

/**
 * Shows what a status replies to, whom it mentions and when it was edited. Renders nothing for a status
 * without any of these.
 */
export function ContextLine({
  status,
  isCompact = false,
  isBelowParent = false,
  onOpenHistory,
}: {
  status: StatusRow;
  /** Whether the mentions of a status that is not a reply are omitted. */
  isCompact?: boolean;
  /**
   * Whether the status replied to is shown above, so that only mentions that it does not have are
   * listed.
   */
  isBelowParent?: boolean | undefined;
  onOpenHistory: () => void;
}) {
  const { inReplyToId, editedAt } = status;
  const parent = useRow(useSession().tables.statuses, isBelowParent ? inReplyToId : undefined);
  const mentions = useMemo(() => {
    const known = new Set(parent?.mentions?.map(({ id }) => id));
    return mentionsAboveText(status).filter(({ id }) => !known.has(id));
  }, [status, parent]);
  const isReply = Boolean(inReplyToId) && !isBelowParent;
  /* The mentions of a direct status are named in `DirectRecipientsLine`. */
  const isNamed = isReply || isCompact || status.visibility === 'direct';
  const listsMentions = !isNamed && mentions.length > 0;
  if (!isReply && !editedAt && !listsMentions) return null;
  return (
    <div className={styles.line}>
      {isReply && <ReplyLine status={status} parentId={inReplyToId ?? ''} mentions={mentions} />}
      {listsMentions && <MentionsLine statusId={status.id} mentions={mentions} />}
      {editedAt && <EditedMark editedAt={editedAt} onOpen={onOpenHistory} />}
    </div>
  );
}
