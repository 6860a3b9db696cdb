import { Trans, useLingui } from '@lingui/react/macro';
import Camera from 'lucide-react/icons/camera';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { AccountButtons } from '#components/account/account-buttons.tsx';
import cardStyles from '#components/account/account-card.module.css';
import {
  AccountBio,
  AccountCounts,
  AccountFields,
  AccountFacts,
} from '#components/account/account-details.tsx';
import { AccountIdentity } from '#components/account/account-identity.tsx';
import type { AccountActionContext } from '#components/account/actions/account-action.ts';
import { useAccountActions } from '#components/account/use-account-actions.tsx';
import { useOpenSettings } from '#components/windows/use-open-settings.ts';
import { displayAcct } from '#lib/url/display-address.ts';
import { safeMediaUrl } from '#lib/url/safe-url.ts';
import type { AccountRow } from '#store/rows/account-row.ts';
import { Avatar } from '#ui/pictures/avatar.tsx';
import { classNames } from '#ui/class-names.ts';
import { HeaderImage } from '#ui/pictures/header-image.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { Icon } from '#ui/pictures/icon.tsx';
import styles from './profile-head.module.css';
import { FamiliarFollowers } from './familiar-followers.tsx';

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
        <Avatar src={account.avatar} size={88} />
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

/** Height in CSS pixels of the header that phones show at the top of a screen. */
const headHeight = 53;

/** Returns whether the element reaches below the header of the screen. */
function useIsUnderHead(element: RefObject<HTMLElement | null>): boolean {
  const [isUnder, setIsUnder] = useState(true);
  useEffect(() => {
    const { current } = element;
    if (!current) return undefined;
    const watcher = new IntersectionObserver(
      (entries) => setIsUnder(entries.at(-1)?.isIntersecting ?? true),
      { rootMargin: `-${headHeight}px 0px 0px` },
    );
    watcher.observe(current);
    return () => watcher.disconnect();
  }, [element]);
  return isUnder;
}

/** Header of a profile: header image, avatar, buttons, name, bio and fields of the account. */
export function ProfileHead({
  facts,
  children,
}: {
  facts: AccountActionContext;
  /** Shown below the bio. */
  children: ReactNode;
}) {
  const { t } = useLingui();
  const actions = useAccountActions(facts);
  const openSettings = useOpenSettings();
  const cover = useRef<HTMLDivElement>(null);
  const isOverCover = useIsUnderHead(cover);
  const { account, isOwn, isMember, isLocal } = facts;
  const canChange = isOwn && isLocal;
  return (
    <div className={styles.profile} data-over-cover={isOverCover || undefined}>
      <div ref={cover}>
        <HeaderImage
          address={safeMediaUrl(account.header ?? '')}
          alt={account.headerDescription ?? ''}
          className={styles.cover}
        />
      </div>
      <div className={styles.head}>
        <div className={cardStyles.avatar}>
          <AvatarZoom account={account} />
          {canChange && (
            <button
              type="button"
              title={t`Change avatar`}
              className={styles.changeAvatar}
              onClick={() => openSettings('account', 'avatar')}
            >
              <Icon of={Camera} />
            </button>
          )}
        </div>
        <div className={cardStyles.buttons}>
          {canChange && (
            <button
              type="button"
              className={styles.change}
              onClick={() => openSettings('account', 'header')}
            >
              <Icon of={Camera} /> <Trans>Change banner</Trans>
            </button>
          )}
          <AccountButtons facts={facts} actions={actions} />
        </div>
      </div>
      <div className={classNames(cardStyles.about, styles.about)}>
        <AccountIdentity facts={facts} />
        <AccountBio account={account} />
        {children}
        <AccountFields account={account} />
        <AccountFacts facts={facts} />
        <AccountCounts account={account} isOwn={isOwn} />
        {isMember && !isOwn && <FamiliarFollowers account={account} />}
      </div>
      {actions.dialog}
    </div>
  );
}
