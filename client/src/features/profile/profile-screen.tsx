import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ApiError } from '#api/api-error.ts';
import { AccountName } from '#components/account/account-name.tsx';
import { accountQuery } from '#session/people/account-queries.ts';
import {
  useAccountActionContext,
  useMarkViewedAccount,
} from '#components/account/use-account-action-context.ts';
import { indexEmojis, splitEmoji } from '#store/rich-text/split-emoji.ts';
import { SignInLink } from '#components/failure/load-failure.tsx';
import type { ScreenProps } from '#components/router/screen.ts';
import { displayAcct } from '#lib/url/display-address.ts';
import { useCall } from '#session/queries/use-call.ts';
import { useSession } from '#session/session-context.ts';
import type { AccountRow } from '#store/rows/account-row.ts';
import { ErrorNote } from '#ui/notes/error-note.tsx';
import { Screen } from '#ui/page/screen.tsx';
import { Spinner } from '#ui/notes/spinner.tsx';
import { MissingProfileLinks } from './parts/missing-profile-links.tsx';
import { PrivateNote } from './parts/private-note.tsx';
import { ProfileHead } from './parts/profile-head.tsx';
import { ProfileMenu } from './parts/profile-menu.tsx';
import { MovedAccountNote, RelationshipNote } from './parts/profile-notes.tsx';
import { ProfileTabs } from './parts/profile-tabs.tsx';
import { profileErrorMessage } from './profile-error-message.ts';

/** Returns the display name without custom emoji, for use where images are impossible. */
function plainName({ displayName = '', acct = '', emojis }: AccountRow): string {
  const texts = splitEmoji(displayName, indexEmojis(emojis)).filter(
    (piece) => typeof piece === 'string',
  );
  return texts.join('').trim() || displayAcct(acct);
}

/** Page of an account: what is known about it and tabs for statuses, followers and followees. */
export function ProfileScreen({
  params,
  location: { hash, key },
}: ScreenProps<'user-profile'> | ScreenProps<'external-user-profile'>) {
  /* The path has an id or a username; servers accept both as id of the account. */
  const name = 'id' in params ? params.id : params.name;
  const { i18n, t } = useLingui();
  const { viewerId } = useSession();
  const { value, failure, retry, isFetching } = useCall(accountQuery, {
    path: { id: name },
    query: { with_relationships: true },
  });
  const facts = useAccountActionContext(value);
  useMarkViewedAccount(value);
  const [noteRequests, setNoteRequests] = useState(0);
  /* Once the note was shown, it stays while the profile is open, even if its text is deleted. */
  const [wasNoted, setWasNoted] = useState(false);
  if (!wasNoted && facts !== undefined && facts.relationship.note !== '') setWasNoted(true);
  const account = facts?.account;
  const title = (account && plainName(account)) || t`Profile`;
  return (
    <Screen
      title={title}
      heading={account && <AccountName account={account} />}
      actions={
        facts && <ProfileMenu facts={facts} onWriteNote={() => setNoteRequests(noteRequests + 1)} />
      }
    >
      {facts ? (
        <>
          <ProfileHead facts={facts}>
            {facts.isMember && !facts.isOwn && (noteRequests > 0 || wasNoted) && (
              <PrivateNote key={facts.account.id} facts={facts} focusRequests={noteRequests} />
            )}
          </ProfileHead>
          <MovedAccountNote account={facts.account} />
          <RelationshipNote facts={facts} />
          <ProfileTabs key={facts.account.id} facts={facts} hash={hash} historyKey={key} />
        </>
      ) : failure === undefined ? (
        <Spinner isBlock label={t`Loading profile…`} />
      ) : (
        <>
          <ErrorNote onRetry={retry} isRetrying={isFetching}>
            {i18n._(profileErrorMessage(failure))}{' '}
            <SignInLink error={failure} isOffered={viewerId === null} />
          </ErrorNote>
          {failure instanceof ApiError && failure.kind === 'notFound' && (
            <MissingProfileLinks name={name} />
          )}
        </>
      )}
    </Screen>
  );
}
