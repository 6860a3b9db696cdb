import { Trans, useLingui } from '@lingui/react/macro';
import {
  createAnnouncement,
  getAllAnnouncements,
} from '@rookery/contract/calls/admin-announcements.ts';
import { ItemBoundary } from '#components/failure/item-boundary.tsx';
import { RequestView } from '#components/request/request-view.tsx';
import { ingestAnnouncement, ingestAnnouncements } from '#store/ingest/ingest-announcement.ts';
import { roleOf } from '#store/rows/account-row.ts';
import { useRow } from '#store/use-row.ts';
import { invalidateQuery } from '#session/queries/invalidate-query.ts';
import { useCall } from '#session/queries/use-call.ts';
import { useCan } from '#session/instance/use-can.ts';
import { useSession } from '#session/session-context.ts';
import { pathTo } from '#lib/url/paths.ts';
import { LinkButton } from '#ui/app-link.tsx';
import { EmptyNote } from '#ui/notes/empty-note.tsx';
import { Screen } from '#ui/page/screen.tsx';
import { getAnnouncements } from '@rookery/contract/calls/announcements.ts';
import { defineQuery } from '#session/queries/query.ts';
import styles from './announcements.module.css';
import { AnnouncementCard } from './announcement-card.tsx';
import { AnnouncementForm } from './announcement-form.tsx';

/** Loads the announcements for members and visitors; its value is their ids. */
const announcementsQuery = defineQuery('announcements', getAnnouncements, (wires, context) =>
  ingestAnnouncements(context.tables, wires, context),
);

/** Loads all announcements for admins, including those not yet shown to others. */
const allAnnouncementsQuery = defineQuery(
  'all announcements',
  getAllAnnouncements,
  (wires, context) => ingestAnnouncements(context.tables, wires, context, 'staff'),
);

/** Polling interval while the page is open, in milliseconds (R-CONST-010). */
const pollIntervalMs = 60_000;

const notOffered = (
  <EmptyNote>
    <Trans>Your server has no announcements.</Trans>
  </EmptyNote>
);

const noAnnouncements = (
  <EmptyNote
    action={
      <LinkButton href={pathTo('about')}>
        <Trans>About this server</Trans>
      </LinkButton>
    }
  >
    <span>
      <Trans>No announcements</Trans>
    </span>
    <br />
    <Trans>News from the people who run this server appears here.</Trans>
  </EmptyNote>
);

/** Announcements of the staff, with a form for admins. */
export function AnnouncementsScreen() {
  const { t } = useLingui();
  const session = useSession();
  const { tables, viewerId, load } = session;
  const me = useRow(tables.accounts, viewerId);
  const isAdmin = me !== undefined && roleOf(me) === 'admin';
  const isOffered = useCan('announcements');
  const memberQuery = useCall(
    announcementsQuery,
    {},
    { refetchInterval: pollIntervalMs, isDisabled: !isOffered },
  );
  const adminQuery = useCall(
    allAnnouncementsQuery,
    { query: { limit: 50 } },
    { refetchInterval: pollIntervalMs, isDisabled: !isOffered || !isAdmin },
  );
  const state = isAdmin && adminQuery.value !== undefined ? adminQuery : memberQuery;
  const refetch = async (): Promise<void> => {
    await Promise.all([
      invalidateQuery(session, announcementsQuery),
      invalidateQuery(session, allAnnouncementsQuery),
    ]);
  };
  const title = t`Announcements`;
  if (!isOffered) return <Screen title={title}>{notOffered}</Screen>;
  return (
    <Screen title={title}>
      {isAdmin && (
        <section aria-label={t`New announcement`} className={styles.new}>
          <AnnouncementForm
            failureMessage={(reason) => t`Couldn’t post the announcement: ${reason}`}
            submitLabel={t({
              message: 'Post',
              comment: 'Verb, button: publish what was written. Not the noun “post”',
            })}
            onSend={async (body) => {
              await load(createAnnouncement, { body }, (wire, context) =>
                ingestAnnouncement(context.tables, wire, context),
              );
              await refetch();
            }}
          />
        </section>
      )}
      <RequestView state={state} label={t`Loading announcements…`} empty={noAnnouncements}>
        {(ids) => (
          <ul>
            {ids.map((id) => (
              <ItemBoundary key={id}>
                <AnnouncementCard id={id} isAdmin={isAdmin} onChanged={refetch} />
              </ItemBoundary>
            ))}
          </ul>
        )}
      </RequestView>
    </Screen>
  );
}
