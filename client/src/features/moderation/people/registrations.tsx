import { Trans, useLingui } from '@lingui/react/macro';
import { approveUsers, getUsers } from '@rookery/contract/calls/admin-registrations.ts';
import { deleteUser } from '@rookery/contract/calls/admin-users.ts';
import type { AdminUser } from '@rookery/contract/schemas/admin-user.ts';
import { CallFailure } from '#components/failure/failure-line.tsx';
import { RelativeTime } from '#components/instance/relative-time.tsx';
import { PagedList } from '#components/request/paged-list.tsx';
import { roleOf } from '#store/rows/account-row.ts';
import { useRow } from '#store/use-row.ts';
import { invalidateQuery } from '#session/queries/invalidate-query.ts';
import { defineQuery } from '#session/queries/query.ts';
import { useAttempt } from '#session/queries/use-attempt.ts';
import { useCallPages } from '#session/queries/use-call-pages.ts';
import { useInterval } from '#session/queries/use-interval.ts';
import { useSession } from '#session/session-context.ts';
import { Button } from '#ui/buttons/button.tsx';
import { ConfirmButton } from '#ui/buttons/confirm-button.tsx';
import styles from '../moderation.module.css';
import textStyles from '#ui/text-styles.module.css';

const pageSize = 50;

/** Polling interval while the list is open, in milliseconds. */
const pollIntervalMs = 60_000;

const registrationsQuery = defineQuery('registrations', getUsers, ({ users }) => users);

/**
 * Returns the pending users without duplicates, which a registration between two requests of pages
 * causes. Filters by state, because servers ignore unknown filters and then return approved users.
 */
function pendingUsers(users: readonly AdminUser[]): readonly AdminUser[] {
  const byId = new Map(users.map((user) => [user.id, user]));
  return [...byId.values()].filter((user) => user.is_approved === false);
}

/** Pending registrations with their reasons. Rejecting one deletes the account. */
export function Registrations() {
  const { t } = useLingui();
  const pages = useCallPages(registrationsQuery, {
    query: { filters: 'local,need_approval', page_size: pageSize },
  });
  useInterval(pollIntervalMs, pages.retry);
  return (
    <PagedList
      state={{ ...pages, items: pages.items && pendingUsers(pages.items) }}
      label={t`Registrations`}
      empty={t`No pending registrations`}
      keyOf={({ id }) => id}
      loadsFurther
    >
      {(user) => <Registration user={user} />}
    </PagedList>
  );
}

function Registration({ user }: { user: AdminUser }) {
  const { t } = useLingui();
  const session = useSession();
  const me = useRow(session.tables.accounts, session.viewerId);
  const { attempt, isPending, failure } = useAttempt(async (isApproved: boolean) => {
    const nickname = user.nickname ?? '';
    if (isApproved) await session.call(approveUsers, { body: { nicknames: [nickname] } });
    else await session.call(deleteUser, { query: { nickname } });
    await invalidateQuery(session, registrationsQuery);
  });
  const address = `@${user.nickname ?? ''}`;
  const mayDeny = me !== undefined && roleOf(me) === 'admin';
  return (
    <li className={styles.group}>
      <p className={styles.line}>
        <strong>
          <bdi>{address}</bdi>
        </strong>
        <span>{user.email}</span>
        {user.created_at !== undefined && <RelativeTime moment={user.created_at} length="long" />}
      </p>
      <p dir="auto" className={styles.text}>
        {user.registration_reason || (
          <span className={textStyles.faint}>
            <Trans>No reason given</Trans>
          </span>
        )}
      </p>
      <div className={styles.line}>
        <Button
          size="small"
          variant="primary"
          isBusy={isPending}
          onClick={() => void attempt(true)}
        >
          <Trans>Approve</Trans>
        </Button>
        {mayDeny && (
          <ConfirmButton
            size="small"
            label={t`Deny`}
            title={t`Deny the registration of ${address}?`}
            question={<Trans>The registration of {address} will be permanently deleted.</Trans>}
            acceptLabel={t`Deny`}
            isDanger
            isBusy={isPending}
            onAccept={() => void attempt(false)}
          />
        )}
      </div>
      <CallFailure error={failure} />
    </li>
  );
}
