import { Trans, useLingui } from '@lingui/react/macro';
import Pencil from 'lucide-react/icons/pencil';
import UserPlus from 'lucide-react/icons/user-plus';
import { useState } from 'react';
import BadgeCheck from 'lucide-react/icons/badge-check';
import { profilePath } from '#lib/url/paths.ts';
import { RichText } from '#components/rich-text/rich-text.tsx';
import { useOpenSettings } from '#components/windows/use-open-window.ts';
import { safeMediaUrl } from '#lib/url/safe-url.ts';
import { AppLink } from '#ui/app-link.tsx';
import { Avatar } from '#ui/avatar.tsx';
import { Cover } from '#ui/cover.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import layout from '#ui/layout.module.css';
import textStyles from '#ui/text-styles.module.css';
import { displayAcct, displayAddress } from '#lib/url/display-address.ts';
import { submitRemoteFollow } from '@rookery/contract/calls/remote-interaction.ts';
import type { AccountRow } from '#store/rows/account-row.ts';
import { useSession } from '#session/session-context.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { EmojiText } from '#components/emoji/emoji-text.tsx';
import { formatDateTime } from '#i18n/format/date-time.ts';
import { Icon } from '#ui/icon.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { AccountName } from './account-name.tsx';
import type { AccountContext } from './actions/account-action.ts';
import { FollowButton } from './follow-button.tsx';
import { AccountBadges, AccountCounts } from './account-details.tsx';
import styles from './account-card.module.css';
import { AccountMenu } from './account-menu.tsx';
import { useAccountActions } from './use-account-actions.tsx';

/** The profile fields of an account; verified links are marked. */
function AccountFields({ account }: { account: AccountRow }) {
  const { i18n, t } = useLingui();
  const { fields = [], emojis, url } = account;
  if (fields.length === 0) return null;
  return (
    <dl className={styles.fields}>
      {fields.map(({ name, value, verifiedAt }, index) => {
        const when = verifiedAt === null ? '' : formatDateTime(verifiedAt, i18n.locale, 'date');
        const words = when === '' ? '' : t`Verified on ${when}`;
        return (
          // oxlint-disable-next-line react/no-array-index-key -- two lines may say the same
          <div key={index} className={styles.field}>
            <dt>
              <EmojiText text={name} emojis={emojis} />
            </dt>
            <dd>
              <RichText html={value} emojis={emojis} baseUrl={url} />
              {words !== '' && (
                <span title={words} className={styles.verified}>
                  <Icon of={BadgeCheck} />
                  <VisuallyHidden>{words}</VisuallyHidden>
                </span>
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

function AvatarZoom({ account }: { account: AccountRow }) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const url = safeMediaUrl(account.avatar ?? '');
  const name = account.displayName || displayAcct(account.acct ?? '');
  return (
    <>
      <button
        type="button"
        className={styles.avatar}
        aria-label={t`Show avatar of ${name}`}
        disabled={url === undefined}
        onClick={() => setOpen(true)}
      >
        <Avatar src={account.avatar} size={72} />
      </button>
      <Dialog isOpen={isOpen} title={name} onClose={() => setOpen(false)}>
        <img
          src={url}
          alt={account.avatarDescription || t`Avatar of ${name}`}
          referrerPolicy="no-referrer"
          className={styles.large}
        />
      </Dialog>
    </>
  );
}

/** Links a visitor to the page where they enter their own server to follow from (R-PROF-033). */
function RemoteFollow({ account }: { account: AccountRow }) {
  const { origin } = useSession();
  return (
    <form method={submitRemoteFollow.method} action={`${origin}${submitRemoteFollow.path}`}>
      <input type="hidden" name="nickname" value={account.username ?? account.acct ?? ''} />
      <input type="hidden" name="profile" value="" />
      <Button type="submit" icon={UserPlus}>
        <Trans>Follow from another server</Trans>
      </Button>
    </form>
  );
}

/**
 * The card of an account: header, avatar, name, badges, counts, actions and bio. On its own page
 * the avatar opens enlarged; elsewhere it links to that page.
 */
export function AccountCard({
  facts,
  isOnProfile = false,
}: {
  facts: AccountContext;
  isOnProfile?: boolean;
}) {
  const { t } = useLingui();
  const actions = useAccountActions(facts);
  const openSettings = useOpenSettings();
  const { account, isOwn, isMember, isLocal } = facts;
  return (
    <div className={styles.card}>
      <Cover
        address={safeMediaUrl(account.header ?? '')}
        alt={account.headerDescription ?? ''}
        height={8}
      />
      <div className={styles.head}>
        {isOnProfile ? (
          <AvatarZoom account={account} />
        ) : (
          <AppLink href={profilePath(account)} tabIndex={-1} aria-hidden className={styles.avatar}>
            <Avatar src={account.avatar} size={72} />
          </AppLink>
        )}
        <div className={layout.row}>
          <FollowButton facts={facts} actions={actions} />
          {isOwn && isLocal && (
            <IconButton
              icon={Pencil}
              label={t`Edit profile`}
              onClick={() => openSettings('account')}
            />
          )}
          {!isMember && isLocal && <RemoteFollow account={account} />}
          <AccountMenu facts={facts} actions={actions} />
        </div>
      </div>
      <AppLink href={profilePath(account)} className={styles.names}>
        <AccountName account={account} className={styles.name ?? ''} />{' '}
        <bdi className={textStyles.faint}>{displayAddress(account.acct ?? '')}</bdi>
      </AppLink>
      <AccountBadges facts={facts} />
      {account.note !== undefined && account.note !== '' && (
        <RichText
          html={account.note}
          emojis={account.emojis}
          baseUrl={account.url}
          className={styles.note}
        />
      )}
      <AccountFields account={account} />
      <AccountCounts account={account} isOwn={isOwn} />
      {actions.dialog}
    </div>
  );
}
