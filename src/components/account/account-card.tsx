import { useLingui } from '@lingui/react/macro';
import Pencil from 'lucide-react/icons/pencil';
import { profilePath } from '#components/links/paths.ts';
import { RichText } from '#components/rich-text/rich-text.tsx';
import { useOpenSettings } from '#components/settings/open-settings.ts';
import { safeMediaUrl } from '#lib/url/safe-url.ts';
import { AppLink } from '#ui/app-link.tsx';
import { Avatar } from '#ui/avatar.tsx';
import { Cover } from '#ui/cover.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import layout from '#ui/layout.module.css';
import textStyles from '#ui/text-styles.module.css';
import { AccountName } from './account-name.tsx';
import type { AccountContext } from './actions/account-action.ts';
import { displayAddress } from '#lib/url/display-address.ts';
import { FollowButton } from './follow-button.tsx';
import { AccountBadges } from './parts/account-badges.tsx';
import styles from './parts/account-card.module.css';
import { AccountCounts } from './parts/account-counts.tsx';
import { AccountFields } from './parts/account-fields.tsx';
import { AccountMenu } from './parts/account-menu.tsx';
import { AvatarZoom } from './parts/avatar-zoom.tsx';
import { RemoteFollow } from './parts/remote-follow.tsx';
import { useAccountActions } from './use-account-actions.tsx';

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
              onClick={() => openSettings('profile')}
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
