import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { AccountName } from '#components/account/account-name.tsx';
import { displayAddress } from '#lib/url/display-address.ts';
import { CallFailure } from '#components/failure/call-failure.tsx';
import { profilePath } from '#components/links/paths.ts';
import { useRow } from '#store/use-row.ts';
import { readRelationship } from '#store/rows/read-relationship.ts';
import { useAttempt } from '#session/queries/use-attempt.ts';
import { useSession } from '#session/session-context.ts';
import { AppLink } from '#ui/app-link.tsx';
import { Avatar } from '#ui/avatar.tsx';
import { Button } from '#ui/button.tsx';
import type { PeopleKind } from './people-kinds.ts';
import styles from './blocks.module.css';

/** An account with a button to block or mute it and to undo that; the row stays. */
export function PersonLine({
  id,
  kind,
  children,
}: {
  id: string;
  kind: PeopleKind;
  /** Rendered before the account. */
  children?: ReactNode;
}) {
  const { i18n } = useLingui();
  const session = useSession();
  const account = useRow(session.tables.accounts, id);
  const isOn = readRelationship(useRow(session.tables.relationships, id))[kind.field];
  const {
    attempt,
    isPending: isUnderWay,
    failure,
  } = useAttempt(() => kind.set(session, id, !isOn));
  if (!account) return null;
  const label = i18n._(isOn ? kind.off : kind.on);
  const name = displayAddress(account.acct ?? '');
  return (
    <li className={styles.line}>
      {children}
      <AppLink href={profilePath(account)} className={styles.who}>
        <Avatar src={account.avatar} size={32} />
        <span className={styles.names}>
          <AccountName account={account} />
          <bdi className={styles.acct}>{name}</bdi>
        </span>
      </AppLink>
      <CallFailure error={failure} />
      <Button
        size="small"
        isBusy={isUnderWay}
        aria-label={`${label} ${name}`}
        onClick={() => void attempt()}
      >
        {label}
      </Button>
    </li>
  );
}
