import { Trans, useLingui } from '@lingui/react/macro';
import AtSign from 'lucide-react/icons/at-sign';
import Reply from 'lucide-react/icons/reply';
import type { ReactNode } from 'react';
import { LazyBoundary } from '#components/chunk/lazy-boundary.tsx';
import { displayAddress } from '#lib/url/display-address.ts';
import { pathTo } from '#lib/url/paths.ts';
import { useSession } from '#session/session-context.ts';
import type { MentionRow, StatusRow } from '#store/rows/status-row.ts';
import { useRow } from '#store/use-row.ts';
import { AppLink } from '#ui/app-link.tsx';
import { HoverCard } from '#components/popover/hover-card.tsx';
import { Icon } from '#ui/pictures/icon.tsx';
import styles from './context-lines.module.css';
import { StatusPreview } from './lazy-status-parts.ts';
import { MentionLinks } from './mention-links.tsx';

/** Lists the accounts that a status mentions and that its text does not show. */
export function MentionsLine({
  statusId,
  mentions,
}: {
  statusId: string;
  mentions: readonly MentionRow[];
}) {
  return (
    <span className={styles.people}>
      <Icon of={AtSign} />
      <MentionLinks statusId={statusId} people={mentions} />
    </span>
  );
}

/** Links to the status replied to, with a preview on hover. */
function ParentLink({
  parentId,
  label,
  children,
}: {
  parentId: string;
  /** Accessible name of the link, if it says more than the text. */
  label?: string | undefined;
  children: ReactNode;
}) {
  const { t } = useLingui();
  return (
    <HoverCard
      label={t`Preview of the original post`}
      content={
        <LazyBoundary>
          <StatusPreview id={parentId} />
        </LazyBoundary>
      }
    >
      <AppLink href={pathTo('conversation', { id: parentId })} aria-label={label}>
        {children}
      </AppLink>
    </HoverCard>
  );
}

/** Names the accounts that a reply is addressed to, the author of the parent status first. */
export function ReplyLine({
  status,
  parentId,
  mentions,
}: {
  status: StatusRow;
  parentId: string;
  mentions: readonly MentionRow[];
}) {
  const { t } = useLingui();
  const { inReplyToAccountId, inReplyToAcct } = status;
  const parent = useRow(useSession().tables.accounts, inReplyToAccountId);
  const acct = parent?.acct ?? inReplyToAcct;
  const address = displayAddress(acct ?? '');
  const author = acct
    ? [{ id: inReplyToAccountId ?? '', acct, username: acct.split('@')[0] ?? acct }]
    : [];
  const addressed = [...author, ...mentions];
  const people = <MentionLinks statusId={status.id} people={addressed} />;
  return (
    <span className={styles.people}>
      <Icon of={Reply} />
      {addressed.length > 0 ? (
        <Trans>
          <ParentLink parentId={parentId} label={acct ? t`Replying to ${address}` : undefined}>
            Replying to
          </ParentLink>{' '}
          {people}
        </Trans>
      ) : (
        <ParentLink parentId={parentId}>
          <Trans>In reply to a post</Trans>
        </ParentLink>
      )}
    </span>
  );
}
