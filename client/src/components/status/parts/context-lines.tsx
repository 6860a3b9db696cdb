import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Repeat2 from 'lucide-react/icons/repeat-2';
import { useMemo } from 'react';
import Pencil from 'lucide-react/icons/pencil';
import { useStore } from 'zustand';
import Reply from 'lucide-react/icons/reply';
import AtSign from 'lucide-react/icons/at-sign';
import { AccountName } from '#components/account/account-name.tsx';
import { pathTo, profilePath } from '#lib/url/paths.ts';
import { useRow } from '#store/use-row.ts';
import { useSession } from '#session/session-context.ts';
import { AppLink } from '#ui/app-link.tsx';
import { Icon } from '#ui/icon.tsx';
import type { MentionRow, StatusRow } from '#store/rows/status-row.ts';
import { can } from '#api/capabilities.ts';
import { RelativeTime } from '#components/instance/relative-time.tsx';
import { displayAddress } from '#lib/url/display-address.ts';
import { LazyBoundary } from '#components/chunk/lazy-boundary.tsx';
import { focusRevealed } from '#ui/focus/focusable.ts';
import { HoverCard } from '#ui/hover-card.tsx';
import { CopiedHost } from '#components/rich-text/external-link.tsx';
import { maxMentions } from '#components/rich-text/mention-runs.ts';
import { useUiFlag } from '#components/card/use-ui-flag.ts';
import statusCardStyles from '../status-card.module.css';
import { lineMentions } from '../status-content.ts';
import styles from './context-lines.module.css';
import { StatusPreview } from './lazy-status-parts.ts';

export function ReblogLine({ accountId }: { accountId: string | undefined }) {
  const account = useRow(useSession().tables.accounts, accountId);
  if (!account) return null;
  return (
    <div className={statusCardStyles.why}>
      <Icon of={Repeat2} className={statusCardStyles.repeated} />
      <Trans>
        <AppLink href={profilePath(account)}>
          <AccountName account={account} />
        </AppLink>{' '}
        <span>repeated</span>
      </Trans>
    </div>
  );
}

/**
 * Lists accounts that a status mentions outside its text: the first five, then all on request
 * (R-STATUS-007).
 */
function MentionsLine({
  statusId,
  mentions,
}: {
  statusId: string;
  mentions: readonly MentionRow[];
}) {
  const [isWhole, setIsWhole] = useUiFlag(`mentions ${statusId}`, false);
  const shown = isWhole ? mentions : mentions.slice(0, maxMentions);
  const hidden = mentions.length - shown.length;
  return (
    <span className={styles.mentions}>
      <Icon of={AtSign} />
      {shown.map((mention) => (
        <AppLink key={mention.id} href={profilePath(mention)} title={displayAddress(mention.acct)}>
          <bdi>
            @{mention.username}
            <CopiedHost acct={mention.acct} />
          </bdi>
        </AppLink>
      ))}
      {hidden > 0 && (
        <button
          type="button"
          onClick={({ currentTarget }) => focusRevealed(currentTarget, () => setIsWhole(true))}
        >
          <Trans>+{hidden} more</Trans>
        </button>
      )}
    </span>
  );
}

/** Names the account that a reply answers, with a preview of the parent status on hover. */
function ReplyLine({ status, parentId }: { status: StatusRow; parentId: string }) {
  const { t } = useLingui();
  const parent = useRow(useSession().tables.accounts, status.inReplyToAccountId);
  const acct = parent?.acct ?? status.inReplyToAcct;
  /* Wrapped in an element so that its characters are not parsed as part of the message. */
  const address = <bdi>{displayAddress(acct ?? '')}</bdi>;
  return (
    <HoverCard
      label={t`Preview of the original post`}
      content={
        <LazyBoundary>
          <StatusPreview id={parentId} />
        </LazyBoundary>
      }
    >
      <AppLink href={pathTo('conversation', { id: parentId })} className={styles.part}>
        <Icon of={Reply} />
        <span className={styles.words}>
          {acct ? <Trans>replying to {address}</Trans> : <Trans>a reply</Trans>}
        </span>
      </AppLink>
    </HoverCard>
  );
}

/** Shows when a status was edited. Opens the history if the instance supports editing. */
function EditedMark({ editedAt, onOpen }: { editedAt: string; onOpen: () => void }) {
  const { t } = useLingui();
  const hasHistory = useStore(useSession().instance, ({ info }) => can('editing', info.serverInfo));
  const time = <RelativeTime moment={editedAt} />;
  const words = (
    <>
      <Icon of={Pencil} />
      <Trans>edited {time}</Trans>
    </>
  );
  if (!hasHistory) return <span className={styles.part}>{words}</span>;
  return (
    <button type="button" className={styles.part} title={t`Show edit history`} onClick={onOpen}>
      {words}
    </button>
  );
}

/**
 * Shows what a status replies to, whom it mentions and whether it was edited. Renders nothing if
 * none applies.
 */
export function ContextLine({
  status,
  isCompact = false,
  onOpenHistory,
}: {
  status: StatusRow;
  /** Omits the mentions. */
  isCompact?: boolean;
  onOpenHistory: () => void;
}) {
  const { inReplyToId, editedAt } = status;
  const mentions = useMemo(() => (isCompact ? [] : lineMentions(status)), [isCompact, status]);
  if (!inReplyToId && !editedAt && mentions.length === 0) return null;
  return (
    <div className={styles.line}>
      {inReplyToId && <ReplyLine status={status} parentId={inReplyToId} />}
      {mentions.length > 0 && <MentionsLine statusId={status.id} mentions={mentions} />}
      {editedAt && <EditedMark editedAt={editedAt} onOpen={onOpenHistory} />}
    </div>
  );
}

function ReplyLink({ id }: { id: string }) {
  const { t } = useLingui();
  const { tables } = useSession();
  const reply = useRow(tables.statuses, id);
  const author = useRow(tables.accounts, reply?.accountId);
  if (!reply) return null;
  return (
    <HoverCard
      label={t`Preview of a reply`}
      content={
        <LazyBoundary>
          <StatusPreview id={id} />
        </LazyBoundary>
      }
    >
      <AppLink href={pathTo('conversation', { id })}>
        <bdi>{displayAddress(author?.acct ?? '')}</bdi>
      </AppLink>
    </HoverCard>
  );
}

/** Maximum number of reply links; the conversation shows all replies. */
const maxReplyLinks = 20;

export function RepliesLine({ ids }: { ids: readonly string[] }) {
  const more = ids.length - maxReplyLinks;
  return (
    <div className={styles.line}>
      <span className={styles.mentions}>
        <Trans>Replies:</Trans>
        {ids.slice(0, maxReplyLinks).map((id) => (
          <ReplyLink key={id} id={id} />
        ))}
        {more > 0 && <Plural value={more} one="and # more" other="and # more" />}
      </span>
    </div>
  );
}
