import { Trans, useLingui } from '@lingui/react/macro';
import { AccountLine } from '#domain/account/account-line.tsx';
import { accountQuery } from '#domain/account/account-queries.ts';
import { CallFailure } from '#domain/failure/call-failure.tsx';
import { roleOf } from '#entities/rows/account-traits.ts';
import { useRow } from '#entities/use-row.ts';
import { useCall } from '#session/queries/use-call.ts';
import { useSession } from '#session/session-context.ts';
import { PanelHead } from '#ui/panel-head.tsx';
import { Panel } from '#ui/panel.tsx';
import styles from '../about.module.css';

type Role = 'admin' | 'moderator';

/** One of the staff, drawn only under their own role; a failure is told once, among the admins. */
function StaffLine({ actorId, role }: { actorId: string; role: Role }) {
  /* The last part of an ActivityPub id. */
  const name = actorId.split('/').at(-1) ?? '';
  const { value, failure, retry } = useCall(accountQuery, {
    path: { id: name },
    query: { with_relationships: true },
  });
  const account = useRow(useSession().tables.accounts, value);
  if (failure !== undefined && !account) {
    return role === 'admin' ? (
      <li>
        @{name}: <CallFailure error={failure} onRetry={retry} />
      </li>
    ) : null;
  }
  const isTheirs = account && (roleOf(account) === 'admin') === (role === 'admin');
  return value !== undefined && isTheirs ? <AccountLine id={value} /> : null;
}

/** Who looks after the instance, admins before moderators. */
export function StaffPanel({ actorIds }: { actorIds: readonly string[] }) {
  const { t } = useLingui();
  if (actorIds.length === 0) return null;
  const listOf = (role: Role) => (
    <ul aria-label={role === 'admin' ? t`Admins` : t`Moderators`}>
      {actorIds.map((actorId) => (
        <StaffLine key={actorId} actorId={actorId} role={role} />
      ))}
    </ul>
  );
  return (
    <Panel label={t`Staff`}>
      <PanelHead title={t`Staff`} isSticky={false} />
      <p className={styles.role}>
        <Trans>Admins</Trans>
      </p>
      {listOf('admin')}
      <p className={styles.role}>
        <Trans>Moderators</Trans>
      </p>
      {listOf('moderator')}
    </Panel>
  );
}
