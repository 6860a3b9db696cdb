import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { AccountRow } from '#store/rows/account-row.ts';
import { displayAcct } from '#lib/url/display-address.ts';
import { safeMediaUrl } from '#lib/url/safe-url.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Dialog } from '#ui/dialog.tsx';
import styles from './account-card.module.css';

export function AvatarZoom({ account }: { account: AccountRow }) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const url = safeMediaUrl(account.avatar ?? '');
  const name = account.displayName || displayAcct(account.acct ?? '');
  return (
    <>
      <button
        type="button"
        className={styles.avatar}
        aria-label={t`Show the picture of ${name}`}
        disabled={url === undefined}
        onClick={() => setOpen(true)}
      >
        <Avatar src={account.avatar} size={72} />
      </button>
      <Dialog isOpen={isOpen} title={name} onClose={() => setOpen(false)}>
        <img
          src={url}
          alt={account.avatarDescription || t`Picture of ${name}`}
          referrerPolicy="no-referrer"
          className={styles.large}
        />
      </Dialog>
    </>
  );
}
