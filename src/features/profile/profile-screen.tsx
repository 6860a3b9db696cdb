import { useLingui } from '@lingui/react/macro';
import { AccountCard } from '#components/account/account-card.tsx';
import { AccountName } from '#components/account/account-name.tsx';
import { accountQuery } from '#components/account/account-queries.ts';
import { useAccountContext } from '#components/account/use-account-context.ts';
import { useMarkViewedAccount } from '#components/account/viewed-account.ts';
import { indexEmojis, splitEmoji } from '#components/emoji/split-emoji.ts';
import { LogInLink } from '#components/failure/log-in-link.tsx';
import type { AccountRow } from '#store/rows/account-row.ts';
import { displayAcct } from '#lib/url/display-address.ts';
import { useCall } from '#session/queries/use-call.ts';
import { useSession } from '#session/session-context.ts';
import { ErrorNote } from '#ui/error-note.tsx';
import { Screen } from '#ui/screen.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { MovedNote } from './parts/moved-note.tsx';
import { AccountAnnotations } from './parts/account-annotations.tsx';
import { ProfileTabs } from './parts/profile-tabs.tsx';
import { RelationshipNote } from './parts/relationship-note.tsx';
import { profileErrorMessage } from './profile-error-message.ts';

/** Returns the display name without custom emoji, for use where images are impossible. */
function plainName({ displayName = '', acct = '', emojis }: AccountRow): string {
  const texts = splitEmoji(displayName, indexEmojis(emojis)).filter(
    (piece) => typeof piece === 'string',
  );
  return texts.join('').trim() || displayAcct(acct);
}

/** Page of an account: its card and tabs for statuses, followers and followees. */
export function ProfileScreen({
  name,
  hash,
  historyKey,
}: {
  /** Id or name of the account; servers accept both. */
  name: string;
  /** Hash of the address, which selects the tab. */
  hash: string;
  /** Key of the history entry; scroll positions are saved under it. */
  historyKey: string;
}) {
  const { i18n, t } = useLingui();
  const { viewerId } = useSession();
  const {
    value,
    failure,
    retry,
    isFetching: isAsking,
  } = useCall(accountQuery, {
    path: { id: name },
    query: { with_relationships: true },
  });
  const facts = useAccountContext(value);
  useMarkViewedAccount(value);
  const account = facts?.account;
  const title = (account && plainName(account)) || t`Profile`;
  return (
    <Screen title={title} heading={account && <AccountName account={account} />}>
      {facts ? (
        <>
          <AccountCard facts={facts} isOnProfile />
          <MovedNote account={facts.account} />
          <RelationshipNote facts={facts} />
          {facts.isMember && !facts.isOwn && (
            <AccountAnnotations key={`marks ${facts.account.id}`} facts={facts} />
          )}
          <ProfileTabs key={facts.account.id} facts={facts} hash={hash} historyKey={historyKey} />
        </>
      ) : failure === undefined ? (
        <Spinner isBlock label={t`Loading the profile`} />
      ) : (
        <ErrorNote onRetry={retry} isRetrying={isAsking}>
          {i18n._(profileErrorMessage(failure))}{' '}
          <LogInLink error={failure} isOffered={viewerId === null} />
        </ErrorNote>
      )}
    </Screen>
  );
}
