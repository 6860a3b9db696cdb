import { msg, plural } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { useStore } from 'zustand';
import { can } from '#api/capabilities.ts';
import { RichText } from '#components/rich-text/rich-text.tsx';
import { pathTo } from '#lib/url/paths.ts';
import { safeLinkUrl } from '#lib/url/safe-url.ts';
import { useCan } from '#session/instance/use-can.ts';
import { AppLink } from '#ui/app-link.tsx';
import { useSession } from '#session/session-context.ts';
import type { NotificationRow } from '#store/rows/notification-row.ts';
import styles from './notification-item.module.css';
import { ServerPageLink } from './server-page-link.tsx';
import { OpenReportsButton, ReportSubject } from './report-subject.tsx';

/** Returns why follows and followers were lost; undefined for a cause that is not known. */
function severanceReason(cause: string | undefined, target: string): MessageDescriptor | undefined {
  switch (cause) {
    case 'domain_block':
      return msg`The moderators of your server blocked ${{ target }}.`;
    case 'user_domain_block':
      return msg`You blocked the server ${{ target }}.`;
    case 'account_suspension':
      return msg`The moderators of your server suspended ${{ target }}.`;
    default:
      return undefined;
  }
}

function SeveranceDetails({ severance }: { severance: NonNullable<NotificationRow['severance']> }) {
  const { i18n, t } = useLingui();
  const { cause, target, followers = 0, following = 0 } = severance;
  const reason = target === undefined ? undefined : severanceReason(cause, target);
  const lost = [
    t`${plural(followers, { one: '# follower', other: '# followers' })}`,
    t`${plural(following, { one: '# account you followed', other: '# accounts you followed' })}`,
  ].join(' · ');
  return (
    <>
      {reason && <p>{i18n._(reason)}</p>}
      <p>
        <Trans>Lost: {lost}</Trans>
      </p>
    </>
  );
}

/** What the moderators did, by the name of the action in the API. */
const warningActions: ReadonlyMap<string, MessageDescriptor> = new Map([
  ['disable', msg`Your account has been disabled.`],
  ['mark_statuses_as_sensitive', msg`Some of your posts were marked as sensitive.`],
  ['delete_statuses', msg`Some of your posts were deleted.`],
  ['sensitive', msg`From now on your posts are marked as sensitive.`],
  ['silence', msg`Your account has been limited.`],
  ['suspend', msg`Your account has been suspended.`],
]);

function WarningDetails({
  warning: { id, action = '', text = '' },
}: {
  warning: NonNullable<NotificationRow['warning']>;
}) {
  const { i18n } = useLingui();
  const message = warningActions.get(action);
  return (
    <>
      {message && <p>{i18n._(message)}</p>}
      {text !== '' && <p dir="auto">{text}</p>}
      <ServerPageLink path={`/disputes/strikes/${encodeURIComponent(id)}`} />
    </>
  );
}

function CollectionDetails({
  collection: { id, name = '', url = '' },
}: {
  collection: NonNullable<NotificationRow['collection']>;
}) {
  const hasCollections = useCan('collections');
  const page = safeLinkUrl(url);
  if (id !== undefined && name !== '' && hasCollections)
    return (
      <p dir="auto">
        <AppLink href={pathTo('collection', { id })}>{name}</AppLink>
      </p>
    );
  if (!page) return <p dir="auto">{name}</p>;
  return (
    <p dir="auto">
      <a href={page.href} target="_blank" rel="noopener noreferrer">
        {name === '' ? page.href : name}
      </a>
    </p>
  );
}

/** Links of notifications for staff to the pages on which Mastodon has moderation. */
function ModerationLink({ row: { type, reportId, accountId } }: { row: NotificationRow }) {
  const { instance } = useSession();
  const hasPages = useStore(instance, ({ info }) => can('moderationPages', info.serverInfo));
  if (!hasPages) return null;
  if (type === 'admin.report' && reportId !== undefined)
    return <ServerPageLink path={`/admin/reports/${encodeURIComponent(reportId)}`} />;
  return type === 'admin.sign_up' && accountId !== undefined ? (
    <ServerPageLink path={`/admin/accounts/${encodeURIComponent(accountId)}`} />
  ) : null;
}

/** What a notification is about, if that is neither a post nor a person. */
export function NotificationDetails({ row }: { row: NotificationRow }) {
  const { severance, warning, collection, year, fallback } = row;
  const hasReports = useCan('annualReports');
  return (
    <div className={styles.details}>
      {severance && <SeveranceDetails severance={severance} />}
      {warning && <WarningDetails warning={warning} />}
      {collection && <CollectionDetails collection={collection} />}
      {year !== undefined && hasReports && (
        <p>
          <AppLink href={pathTo('annual-report', { year })}>
            <Trans>Your year {year}</Trans>
          </AppLink>
        </p>
      )}
      {fallback?.summary !== undefined && <RichText html={fallback.summary} />}
      {fallback?.details !== undefined && <RichText html={fallback.details} />}
      {row.reportId !== undefined && (
        <>
          <ReportSubject row={row} />
          <OpenReportsButton about={row.targetId} />
        </>
      )}
      <ModerationLink row={row} />
    </div>
  );
}
