import type { ReactNode } from 'react';
import { useLingui } from '@lingui/react/macro';
import { displayAcct, displayAddress } from '#lib/url/display-address.ts';
import { safeMediaUrl } from '#lib/url/safe-url.ts';
import { AppLink } from '#ui/app-link.tsx';
import { Avatar } from '#ui/avatar.tsx';
import { Cover } from '#ui/cover.tsx';
import { Panel } from '#ui/panel.tsx';
import { EmojiText } from '#components/emoji/emoji-text.tsx';
import { profilePath } from '#lib/url/paths.ts';
import { useRow } from '#store/use-row.ts';
import { formatNumber } from '#i18n/format/number.ts';
import { useSession } from '#session/session-context.ts';
import styles from './member-card.module.css';

/** A count of the member's statuses, followers or followed accounts, formatted. */
interface MemberCount {
  readonly id: string;
  readonly value: string;
  readonly label: string;
  readonly href: string;
}

/** Card of the signed-in account: cover, avatar, name, counts, then `children` (the composer). */
export function MemberCard({
  name,
  acct,
  href,
  avatar,
  cover,
  counts = [],
  label,
  children,
}: {
  /** The display name, with emoji rendered. */
  name: ReactNode;
  /** The address without a leading `@`. */
  acct: string;
  href: string;
  avatar: string | undefined;
  cover?: string | undefined;
  counts?: readonly MemberCount[];
  /** Accessible name of the card. */
  label: string;
  children?: ReactNode;
}) {
  return (
    <Panel label={label}>
      <Cover address={safeMediaUrl(cover ?? '')} className={styles.cover} />
      <AppLink href={href} className={styles.who}>
        <span className={styles.avatar}>
          <Avatar src={avatar} />
        </span>
        <span className={styles.names}>
          <bdi className={styles.name}>{name}</bdi>
          <bdi className={styles.acct}>{acct && displayAddress(acct)}</bdi>
        </span>
      </AppLink>
      {counts.length > 0 && (
        <ul className={styles.counts}>
          {counts.map((count) => (
            <li key={count.id}>
              <AppLink href={count.href}>
                <b>{count.value}</b> {count.label}
              </AppLink>
            </li>
          ))}
        </ul>
      )}
      {children}
    </Panel>
  );
}

/** Card of the signed-in account; `children` render inside it. */
export function CurrentMemberCard({ id, children }: { id: string; children?: ReactNode }) {
  const { i18n, t } = useLingui();
  const { tables } = useSession();
  const account = useRow(tables.accounts, id);
  const href = profilePath(account ?? { id });
  const acct = account?.acct ?? '';
  const count = (key: string, value: number | undefined, label: string, hash: string) => ({
    id: key,
    value: value === undefined ? '–' : formatNumber(value, i18n.locale),
    label,
    href: `${href}${hash}`,
  });
  return (
    <MemberCard
      label={t`You`}
      name={
        <EmojiText
          text={account?.displayName || displayAcct(acct) || t`You`}
          emojis={account?.emojis}
        />
      }
      acct={acct}
      href={href}
      avatar={account?.avatar}
      cover={account?.header}
      counts={[
        count('statuses', account?.statusesCount, t`posts`, ''),
        count('following', account?.followingCount, t`following`, '#followees'),
        count('followers', account?.followersCount, t`followers`, '#followers'),
      ]}
    >
      {children}
    </MemberCard>
  );
}
