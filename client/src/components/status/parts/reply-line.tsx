import { Plural, Trans, useLingui } from '@lingui/react/macro';
import AtSign from 'lucide-react/icons/at-sign';
import Reply from 'lucide-react/icons/reply';
import { Fragment, type ReactNode } from 'react';
import { useUiFlag } from '#components/card/use-ui-flag.ts';
import { LazyBoundary } from '#components/chunk/lazy-boundary.tsx';
import { CopiedHost } from '#components/rich-text/external-link.tsx';
import { maxMentions } from '#components/rich-text/mention-runs.ts';
import { formatListParts } from '#i18n/format/list.ts';
import { displayAddress } from '#lib/url/display-address.ts';
import { pathTo, profilePath } from '#lib/url/paths.ts';
import { useSession } from '#session/session-context.ts';
import type { MentionRow, StatusRow } from '#store/rows/status-row.ts';
import { useRow } from '#store/use-row.ts';
import { AppLink } from '#ui/app-link.tsx';
import { focusRevealed } from '#ui/focus/focusable.ts';
import { HoverCard } from '#ui/hover-card.tsx';
import { Icon } from '#ui/icon.tsx';
import styles from './context-lines.module.css';
import { StatusPreview } from './lazy-status-parts.ts';

type Person = Pick<MentionRow, 'id' | 'acct' | 'username'>;

/** Links to accounts as a list in words: the first five, then all on request (R-STATUS-007). */
function PeopleList({ statusId, people }: { statusId: string; people: readonly Person[] }) {
  const { i18n } = useLingui();
  const [isWhole, setIsWhole] = useUiFlag(`mentions ${statusId}`, false);
  const shown = isWhole ? people : people.slice(0, maxMentions);
  const hidden = people.length - shown.length;
  const names: ReactNode[] = shown.map(({ id, acct, username }) => (
    <AppLink key={id} href={profilePath({ id, acct })} title={displayAddress(acct)}>
      <bdi>
        @{username}
        <CopiedHost acct={acct} />
      </bdi>
    </AppLink>
  ));
  if (hidden > 0) {
    names.push(
      <button
        key="hidden"
        type="button"
        onClick={({ currentTarget }) => focusRevealed(currentTarget, () => setIsWhole(true))}
      >
        <Plural value={hidden} one="# other" other="# others" />
      </button>,
    );
  }
  const parts = formatListParts([...names.keys()].map(String), i18n.locale);
  return parts.map(({ type, value }, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- the parts have no other identity
    <Fragment key={index}>{type === 'element' ? names[Number(value)] : value}</Fragment>
  ));
}

/** Lists accounts that a status mentions outside its text. */
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
      <PeopleList statusId={statusId} people={mentions} />
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
  /** Accessible name, if it is more than the text. */
  label?: string;
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
  const people = <PeopleList statusId={status.id} people={[...author, ...mentions]} />;
  return (
    <span className={styles.people}>
      <Icon of={Reply} className={styles.arrow} />
      {acct ? (
        <Trans>
          <ParentLink parentId={parentId} label={t`Replying to ${address}`}>
            Replying to
          </ParentLink>{' '}
          {people}
        </Trans>
      ) : (
        <>
          <ParentLink parentId={parentId}>
            <Trans>A reply</Trans>
          </ParentLink>{' '}
          {people}
        </>
      )}
    </span>
  );
}
