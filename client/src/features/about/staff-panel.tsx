import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { AccountLine } from '#components/account/account-line.tsx';
import { accountQuery } from '#session/people/account-queries.ts';
import { CallFailure } from '#components/failure/failure-line.tsx';
import { ItemBoundary } from '#components/failure/item-boundary.tsx';
import { useCall } from '#session/queries/use-call.ts';
import { useSession } from '#session/session-context.ts';
import { roleOf } from '#store/rows/account-row.ts';
import { useRow } from '#store/use-row.ts';
import { Panel, PanelHead } from '#ui/page/panel.tsx';
import styles from './about.module.css';

type Role = 'admin' | 'moderator';

/**
 * A staff member. The server does not say who has which role, so every member is loaded in both
 * sections and rendered in that of their role. A failure is shown only in the section of admins.
 */
function StaffLine({
  actorId,
  role,
  onShown,
}: {
  actorId: string;
  role: Role;
  onShown: (actorId: string) => void;
}) {
  /* The last segment of an ActivityPub id is the username. */
  const name = actorId.split('/').at(-1) ?? '';
  const { value, failure, retry } = useCall(accountQuery, {
    path: { id: name },
    query: { with_relationships: true },
  });
  const account = useRow(useSession().tables.accounts, value);
  const hasRole = account && (roleOf(account) === 'admin') === (role === 'admin');
  const isFailure = failure !== undefined && !account && role === 'admin';
  const isShown = isFailure || (value !== undefined && hasRole === true);
  useEffect(() => {
    if (isShown) onShown(actorId);
  }, [isShown, actorId, onShown]);
  if (failure !== undefined && !account) {
    return role === 'admin' ? (
      <li>
        @{name}: <CallFailure error={failure} onRetry={retry} />
      </li>
    ) : null;
  }
  return value !== undefined && hasRole ? <AccountLine id={value} /> : null;
}

/** The staff with one role. Hidden until an account with that role has loaded. */
function StaffOfRole({ of: role, actorIds }: { of: Role; actorIds: readonly string[] }) {
  const { t } = useLingui();
  const [shown, setShown] = useState<string>();
  const name = role === 'admin' ? t`Admins` : t`Moderators`;
  return (
    <div hidden={shown === undefined}>
      <p className={styles.role}>{name}</p>
      <ul aria-label={name}>
        {actorIds.map((actorId) => (
          <ItemBoundary key={actorId}>
            <StaffLine actorId={actorId} role={role} onShown={setShown} />
          </ItemBoundary>
        ))}
      </ul>
    </div>
  );
}

/** The staff of the instance, admins before moderators. */
export function StaffPanel({ actorIds }: { actorIds: readonly string[] }) {
  const { t } = useLingui();
  if (actorIds.length === 0) return null;
  return (
    <Panel label={t`Staff`}>
      <PanelHead title={t`Staff`} isSticky={false} />
      <StaffOfRole of="admin" actorIds={actorIds} />
      <StaffOfRole of="moderator" actorIds={actorIds} />
    </Panel>
  );
}
