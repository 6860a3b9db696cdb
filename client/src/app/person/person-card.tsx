import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { AccountCard } from '#components/account/account-card.tsx';
import { AccountLabel } from '#components/account/account-label.tsx';
import { accountQuery } from '#session/people/account-queries.ts';
import type { AccountActionContext } from '#components/account/actions/account-action.ts';
import { FollowButton } from '#components/account/follow-button.tsx';
import { AccountBio, AccountCounts } from '#components/account/account-details.tsx';
import { AccountBadges } from '#components/account/account-identity.tsx';
import { useAccountActions } from '#components/account/use-account-actions.tsx';
import { useAccountActionContext } from '#components/account/use-account-action-context.ts';
import { errorMessage } from '#components/failure/error-message.ts';
import { useCall } from '#session/queries/use-call.ts';
import { AppLink } from '#ui/app-link.tsx';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { Spinner } from '#ui/notes/spinner.tsx';
import styles from './person-card.module.css';
import { useProfilePath } from '#session/profile-path.ts';

/** Milliseconds for which a cached account is used without refetching. */
const staleTime = 60_000;

/** The card with a short bio and the counts, before it is expanded. */
function CompactCard({ facts, onExpand }: { facts: AccountActionContext; onExpand: () => void }) {
  const profilePath = useProfilePath();
  const { t } = useLingui();
  const actions = useAccountActions(facts);
  const { account, isOwn } = facts;
  return (
    <div className={styles.card}>
      <div className={styles.head}>
        <AppLink href={profilePath(account)} className={styles.who}>
          <AccountLabel account={account} size={48} />
        </AppLink>
        <FollowButton facts={facts} actions={actions} size="small" />
        <IconButton
          icon={ChevronDown}
          label={t`Show more details`}
          size="small"
          onClick={onExpand}
        />
      </div>
      <AccountBadges facts={facts} />
      <AccountBio account={account} className={styles.note} />
      <AccountCounts account={account} isOwn={isOwn} />
      {actions.dialog}
    </div>
  );
}

/** Small card of an account given by name or id; expands to the full card. */
export function PersonCard({ person }: { person: string }) {
  const { i18n, t } = useLingui();
  const [isExpanded, setExpanded] = useState(false);
  const { value, failure } = useCall(
    accountQuery,
    { path: { id: person }, query: { with_relationships: true } },
    { staleTime },
  );
  const facts = useAccountActionContext(value);
  if (failure !== undefined && !facts) return <p>{i18n._(errorMessage(failure))}</p>;
  if (!facts) return <Spinner isBlock label={t`Loading profile…`} />;
  return isExpanded ? (
    <AccountCard facts={facts} />
  ) : (
    <CompactCard facts={facts} onExpand={() => setExpanded(true)} />
  );
}
