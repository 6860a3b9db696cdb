import type { ReactNode } from 'react';
import { useLingui } from '@lingui/react/macro';
import { displayAcct, displayAddress } from '#lib/url/display-address.ts';
import { safeMediaUrl } from '#lib/url/safe-url.ts';
import { AppLink } from '#ui/app-link.tsx';
import { Avatar } from '#ui/pictures/avatar.tsx';
import { HeaderImage } from '#ui/pictures/header-image.tsx';
import { Panel } from '#ui/page/panel.tsx';
import { AccountCount, type CountKind } from '#components/account/account-count.tsx';
import { EmojiText } from '#components/emoji/emoji-text.tsx';
import type { AccountRow } from '#store/rows/account-row.ts';
import { useRow } from '#store/use-row.ts';
import { useSession } from '#session/session-context.ts';
import styles from './member-card.module.css';
import { useProfilePath } from '#session/profile-path.ts';

/** Card of the signed-in account: cover, avatar, name, counts, then `children` (the composer). */
export function MemberCard({ id, children }: { id: string; children?: ReactNode }) {
  const profilePath = useProfilePath();
  const { t } = useLingui();
  const account: Partial<AccountRow> = useRow(useSession().tables.accounts, id) ?? {};
  const { acct = '', avatar, header = '', displayName, emojis } = account;
  const href = profilePath({ ...account, id });
  const line = (of: CountKind, count: number | undefined, hash = '') =>
    count !== undefined && (
      <li>
        <AppLink href={href + hash}>
          <AccountCount of={of} count={count} />
        </AppLink>
      </li>
    );
  return (
    <Panel
      label={t({
        message: 'You',
        comment:
          'The reader, as the author of a message; name of a conversation with oneself; label of the card with one’s own profile',
      })}
    >
      <HeaderImage address={safeMediaUrl(header)} className={styles.cover} />
      <AppLink href={href} className={styles.who}>
        <span className={styles.avatar}>
          <Avatar src={avatar} />
        </span>
        <span className={styles.names}>
          <bdi className={styles.name}>
            <EmojiText text={displayName || displayAcct(acct) || t`You`} emojis={emojis} />
          </bdi>
          <bdi className={styles.acct}>{acct && displayAddress(acct)}</bdi>
        </span>
      </AppLink>
      <ul className={styles.counts}>
        {line('statuses', account.statusesCount)}
        {line('following', account.followingCount, '#followees')}
        {line('followers', account.followersCount, '#followers')}
      </ul>
      {children}
    </Panel>
  );
}
