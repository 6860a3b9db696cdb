import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Fragment } from 'react';
import { LazyBoundary } from '#components/chunk/lazy-boundary.tsx';
import { formatListParts } from '#i18n/format/list.ts';
import { displayAddress } from '#lib/url/display-address.ts';
import { pathTo } from '#lib/url/paths.ts';
import { useSession } from '#session/session-context.ts';
import { useRow } from '#store/use-row.ts';
import { AppLink } from '#ui/app-link.tsx';
import { HoverCard } from '#components/popover/hover-card.tsx';
import styles from './context-lines.module.css';
import { StatusPreview } from './lazy-status-parts.ts';

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

/**
 * Links to the replies to a status, each labelled with the address of its author, with a preview on
 * hover.
 */
export function RepliesLine({ ids }: { ids: readonly string[] }) {
  const { i18n } = useLingui();
  const count = ids.length - maxReplyLinks;
  const shown = ids.slice(0, maxReplyLinks);
  const keys = count > 0 ? [...shown, ''] : shown;
  const people = formatListParts(keys, i18n.locale).map(({ type, value }, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- the parts have no id, and their order does not change
    <Fragment key={index}>
      {type === 'literal' ? (
        value
      ) : value === '' ? (
        <Plural value={count} one="# more reply" other="# more replies" />
      ) : (
        <ReplyLink id={value} />
      )}
    </Fragment>
  ));
  return (
    <div className={styles.line}>
      <span className={styles.people}>
        <Trans comment="{people} is a list of the authors of the replies">Replies: {people}</Trans>
      </span>
    </div>
  );
}
