import type { ReactNode } from 'react';
import { displayAddress } from '#lib/url/display-address.ts';
import { safeMediaUrl } from '#lib/url/safe-url.ts';
import { AppLink } from '#ui/app-link.tsx';
import { Avatar } from '#ui/avatar.tsx';
import { Cover } from '#ui/cover.tsx';
import { Panel } from '#ui/panel.tsx';
import styles from './member-card.module.css';

/** A count of the member's statuses, followers or followed accounts, formatted. */
export interface MemberCount {
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
      <Cover address={safeMediaUrl(cover ?? '')} height={5} />
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
      {children !== undefined && <div className={styles.inside}>{children}</div>}
    </Panel>
  );
}
