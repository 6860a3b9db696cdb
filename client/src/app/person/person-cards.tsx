import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useSession } from '#session/session-context.ts';
import { Popover } from '#ui/popover.tsx';
import { AccountCard } from '#components/account/account-card.tsx';
import { AccountLabel } from '#components/account/account-line.tsx';
import { accountQuery } from '#components/account/account-queries.ts';
import type { AccountContext } from '#components/account/actions/account-action.ts';
import { FollowButton } from '#components/account/follow-button.tsx';
import { AccountBio, AccountCounts } from '#components/account/account-details.tsx';
import { AccountBadges } from '#components/account/account-identity.tsx';
import { useAccountActions } from '#components/account/use-account-actions.tsx';
import { useAccountContext } from '#components/account/use-account-context.ts';
import { errorMessage } from '#components/failure/error-message.ts';
import { profilePath } from '#lib/url/paths.ts';
import { useCall } from '#session/queries/use-call.ts';
import { AppLink } from '#ui/app-link.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { useDisplayedRoute } from '#components/router/router-context.tsx';
import { parseProfileLink } from './parse-profile-link.ts';
import { useHoveredLink } from './use-hovered-link.ts';
import styles from './person-card.module.css';

/** Milliseconds for which a cached account is used without refetching. */
const staleTime = 60_000;

function CompactCard({ facts, onExpand }: { facts: AccountContext; onExpand: () => void }) {
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
        <IconButton icon={ChevronDown} label={t`Show full card`} size="small" onClick={onExpand} />
      </div>
      <AccountBadges facts={facts} />
      <AccountBio account={account} className={styles.note} />
      <AccountCounts account={account} isOwn={isOwn} />
      {actions.dialog}
    </div>
  );
}

/** Small card of an account given by name or id; expands to the full card. */
function PersonCard({ person }: { person: string }) {
  const { i18n, t } = useLingui();
  const [isExpanded, setExpanded] = useState(false);
  const { value, failure } = useCall(
    accountQuery,
    { path: { id: person }, query: { with_relationships: true } },
    { staleTime },
  );
  const facts = useAccountContext(value);
  if (failure !== undefined && !facts) return <p>{i18n._(errorMessage(failure))}</p>;
  if (!facts) return <Spinner isBlock label={t`Loading profile`} />;
  return isExpanded ? (
    <AccountCard facts={facts} />
  ) : (
    <CompactCard facts={facts} onExpand={() => setExpanded(true)} />
  );
}

/** Shows a card for any profile link that is hovered, focused by keyboard or long-pressed. */
export function PersonCards() {
  const { t } = useLingui();
  const { origin } = useSession();
  const { pathname, key } = useDisplayedRoute().location;
  const [closedAt, setClosedAt] = useState(key);
  const card = useRef<HTMLDivElement>(null);
  const [link, forget] = useHoveredLink(
    card,
    (candidate) =>
      candidate.origin === window.location.origin &&
      candidate.pathname !== pathname &&
      parseProfileLink(candidate.pathname + candidate.hash, origin) !== undefined,
  );
  /* Navigation closes the card. */
  if (closedAt !== key) {
    setClosedAt(key);
    forget();
  }
  const person = link?.isConnected ? parseProfileLink(link.pathname, origin) : undefined;
  if (!link || person === undefined) return null;
  return (
    <Popover key={link.href} anchor={link} label={t`About this person`} onClose={forget}>
      <div ref={card}>
        <PersonCard person={person} />
      </div>
    </Popover>
  );
}
