import { useMemo } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import Pencil from 'lucide-react/icons/pencil';
import { useStore } from 'zustand';
import Reply from 'lucide-react/icons/reply';
import AtSign from 'lucide-react/icons/at-sign';
import type { MentionRow, StatusRow } from '#store/rows/status-row.ts';
import { can } from '#api/capabilities.ts';
import { RelativeTime } from '#components/relative-time/relative-time.tsx';
import { useSession } from '#session/session-context.ts';
import { Icon } from '#ui/icon.tsx';
import { displayAddress } from '#lib/url/display-address.ts';
import { LazyBoundary } from '#components/chunk/lazy-boundary.tsx';
import { pathTo, profilePath } from '#components/links/paths.ts';
import { useRow } from '#store/use-row.ts';
import { AppLink } from '#ui/app-link.tsx';
import { focusRevealed } from '#ui/focus/focusable.ts';
import { HoverCard } from '#ui/hover-card.tsx';
import { CopiedHost } from '#components/rich-text/external-link.tsx';
import { maxMentions } from '#components/rich-text/mention-runs.ts';
import { useUiFlag } from '#components/card/use-ui-flag.ts';
import { lineMentions } from '../line-mentions.ts';
import styles from './context-line.module.css';
import { StatusPreview } from './lazy-status-parts.ts';

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
      label={t`Preview of the post that this answers`}
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
