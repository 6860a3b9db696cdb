import { useLingui } from '@lingui/react/macro';
import { AccountCard } from '#domain/account/account-card.tsx';
import { AccountName } from '#domain/account/account-name.tsx';
import { accountQuery } from '#domain/account/account-queries.ts';
import { useAccountFacts } from '#domain/account/use-account-facts.ts';
import { useMarkViewed } from '#domain/account/viewed-account.ts';
import { indexEmojis, splitEmoji } from '#domain/emoji/split-emoji.ts';
import { LogInLink } from '#domain/failure/log-in-link.tsx';
import type { AccountRow } from '#entities/rows/account-row.ts';
import { displayAcct } from '#lib/url/display-address.ts';
import { useCall } from '#session/queries/use-call.ts';
import { useSession } from '#session/session-context.ts';
import { ErrorNote } from '#ui/error-note.tsx';
import { Screen } from '#ui/screen.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { MovedNote } from './parts/moved-note.tsx';
import { OwnMarks } from './parts/own-marks.tsx';
import { ProfileTabs } from './parts/profile-tabs.tsx';
import { StandingNote } from './parts/standing-note.tsx';
import { profileFailureWords } from './profile-failure.ts';

/** What an account calls itself, without its custom emoji, for where no picture can stand. */
function plainName({ displayName = '', acct = '', emojis }: AccountRow): string {
  const words = splitEmoji(displayName, indexEmojis(emojis)).filter(
    (piece) => typeof piece === 'string',
  );
  return words.join('').trim() || displayAcct(acct);
}

/** Somebody's page: their card, and what they post and whom they know, under tabs. */
export function ProfileScreen({
  name,
  hash,
  historyKey,
}: {
  /** Their id, or name: the server takes both. */
  name: string;
  /** The address's hash, which chooses the tab. */
  hash: string;
  /** Names the entry of the history, for the place in the tabs' timelines. */
  historyKey: string;
}) {
  const { i18n, t } = useLingui();
  const { viewerId } = useSession();
  const { value, failure, retry, isAsking } = useCall(accountQuery, {
    path: { id: name },
    query: { with_relationships: true },
  });
  const facts = useAccountFacts(value);
  useMarkViewed(value);
  const account = facts?.account;
  const title = (account && plainName(account)) || t`Profile`;
  return (
    <Screen title={title} heading={account && <AccountName account={account} />}>
      {facts ? (
        <>
          <AccountCard facts={facts} isOnProfile />
          <MovedNote account={facts.account} />
          <StandingNote facts={facts} />
          {facts.isMember && !facts.isOwn && (
            <OwnMarks key={`marks ${facts.account.id}`} facts={facts} />
          )}
          <ProfileTabs key={facts.account.id} facts={facts} hash={hash} historyKey={historyKey} />
        </>
      ) : failure === undefined ? (
        <Spinner isBlock label={t`Loading the profile`} />
      ) : (
        <ErrorNote onRetry={retry} isRetrying={isAsking}>
          {i18n._(profileFailureWords(failure))}{' '}
          <LogInLink error={failure} isOffered={viewerId === null} />
        </ErrorNote>
      )}
    </Screen>
  );
}
