import { Trans, useLingui } from '@lingui/react/macro';
import { AccountCard } from '#components/account/account-card.tsx';
import { AccountName } from '#components/account/account-name.tsx';
import { accountQuery } from '#components/account/account-queries.ts';
import {
  useAccountContext,
  useMarkViewedAccount,
} from '#components/account/use-account-context.ts';
import { indexEmojis, splitEmoji } from '#components/emoji/split-emoji.ts';
import { LogInLink } from '#components/failure/load-failure.tsx';
import type { AccountRow } from '#store/rows/account-row.ts';
import { displayAcct } from '#lib/url/display-address.ts';
import type { ScreenProps } from '#components/router/screen.ts';
import { useCall } from '#session/queries/use-call.ts';
import { useSession } from '#session/session-context.ts';
import { ErrorNote } from '#ui/error-note.tsx';
import { Screen } from '#ui/screen.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { AccountLine } from '#components/account/account-line.tsx';
import { Notice } from '#ui/notice.tsx';
import type { AccountContext } from '#components/account/actions/account-action.ts';
import { blockAction } from '#components/account/actions/mute-and-block-actions.ts';
import { useFollowRequest } from '#components/account/use-follow-request.tsx';
import { useAccountActions } from '#components/account/use-account-actions.tsx';
import { Button } from '#ui/button.tsx';
import { AccountAnnotations } from './parts/account-annotations.tsx';
import { ProfileTabs } from './parts/profile-tabs.tsx';
import { profileErrorMessage } from './profile-error-message.ts';
import styles from './profile.module.css';

/**
 * Says how the account relates to the viewer: a pending follow request, or why no statuses may be
 * visible.
 */
function RelationshipNote({ facts }: { facts: AccountContext }) {
  const { t } = useLingui();
  const actions = useAccountActions(facts);
  const { account, relationship } = facts;
  const request = useFollowRequest(account.id);
  if (relationship.blocking) {
    return (
      <div className={styles.standing}>
        <Notice level="info">
          <Trans>You blocked this person. Their posts are hidden.</Trans>{' '}
          <Button
            variant="text"
            size="small"
            isBusy={actions.isBusy(blockAction)}
            onClick={() => actions.run(blockAction)}
          >
            <Trans>Unblock</Trans>
          </Button>
        </Notice>
        {actions.dialog}
      </div>
    );
  }
  if (relationship.requestedBy) {
    return (
      <section aria-label={t`Wants to follow you`} className={styles.standing}>
        <Trans>Wants to follow you</Trans> {request.buttons}
        {request.failure && <div>{request.failure}</div>}
      </section>
    );
  }
  const message =
    account.isDeactivated === true ? (
      <Trans>This account has been deactivated.</Trans>
    ) : relationship.blockedBy ? (
      <Trans>This person blocks you.</Trans>
    ) : undefined;
  return (
    message && (
      <div className={styles.standing}>
        <Notice level="info">{message}</Notice>
      </div>
    )
  );
}

/** Says where an account has moved to, with a button to follow it there. */
function MovedNote({ account }: { account: AccountRow }) {
  const { t } = useLingui();
  const { movedToId } = account;
  if (movedToId === undefined) return null;
  return (
    <section aria-label={t`New account`} className={styles.standing}>
      <Notice level="info">
        <Trans>
          <AccountName account={account} /> has moved, and is now here:
        </Trans>
      </Notice>
      <ul>
        <AccountLine id={movedToId} />
      </ul>
    </section>
  );
}

/** Returns the display name without custom emoji, for use where images are impossible. */
function plainName({ displayName = '', acct = '', emojis }: AccountRow): string {
  const texts = splitEmoji(displayName, indexEmojis(emojis)).filter(
    (piece) => typeof piece === 'string',
  );
  return texts.join('').trim() || displayAcct(acct);
}

/** Page of an account: its card and tabs for statuses, followers and followees. */
export function ProfileScreen({
  params,
  location: { hash, key },
}: ScreenProps<'user-profile'> | ScreenProps<'external-user-profile'>) {
  /* Servers accept an id or a name. */
  const name = 'id' in params ? params.id : params.name;
  const { i18n, t } = useLingui();
  const { viewerId } = useSession();
  const { value, failure, retry, isFetching } = useCall(accountQuery, {
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
          <ProfileTabs key={facts.account.id} facts={facts} hash={hash} historyKey={key} />
        </>
      ) : failure === undefined ? (
        <Spinner isBlock label={t`Loading profile`} />
      ) : (
        <ErrorNote onRetry={retry} isRetrying={isFetching}>
          {i18n._(profileErrorMessage(failure))}{' '}
          <LogInLink error={failure} isOffered={viewerId === null} />
        </ErrorNote>
      )}
    </Screen>
  );
}
