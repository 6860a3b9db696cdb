import { Trans, useLingui } from '@lingui/react/macro';
import Reply from 'lucide-react/icons/reply';
import { displayAddress } from '#lib/url/display-address.ts';
import { LazyBoundary } from '#components/chunk/lazy-boundary.tsx';
import { pathTo } from '#components/links/paths.ts';
import type { StatusRow } from '#store/rows/status-row.ts';
import { useRow } from '#store/use-row.ts';
import { useSession } from '#session/session-context.ts';
import { AppLink } from '#ui/app-link.tsx';
import { HoverCard } from '#ui/hover-card.tsx';
import { Icon } from '#ui/icon.tsx';
import styles from './context-line.module.css';
import { StatusPreview } from './lazy-status-parts.ts';

/** Names the account that a reply answers, with a preview of the parent status on hover. */
export function ReplyLine({ status, parentId }: { status: StatusRow; parentId: string }) {
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
