import type { ReactNode } from 'react';
import { displayAddress } from '#lib/url/display-address.ts';
import { safeMediaUrl } from '#lib/url/safe-url.ts';
import { AppLink } from '#ui/app-link.tsx';
import { Avatar } from '#ui/avatar.tsx';
import { Cover } from '#ui/cover.tsx';
import { Panel } from '#ui/panel.tsx';
import styles from './member-card.module.css';

/** A number about the member, such as posts or followers, already put in words. */
export interface MemberCount {
  readonly id: string;
  readonly value: string;
  readonly label: string;
  readonly href: string;
}

/** Who is signed in: cover, picture, name, counts; what is given inside (the composer) stands below. */
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
  /** The display name, emoji drawn. */
  name: ReactNode;
  /** The address without the leading @. */
  acct: string;
  href: string;
  avatar: string | undefined;
  cover?: string | undefined;
  counts?: readonly MemberCount[];
  /** What the card is, for those who listen. */
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
