import type { ReactNode } from 'react';
import styles from './rich-text.module.css';

/**
 * The host of a remote account that is shown by its username only: hidden and not read out, but
 * copied, because `@rita` alone is another account elsewhere.
 */
export function CopiedHost({ acct }: { acct: string }) {
  const at = acct.indexOf('@');
  if (at === -1) return null;
  return (
    <span aria-hidden className={styles.invisible}>
      {acct.slice(at)}
    </span>
  );
}

/** An external link. It sends no referrer, and names its host if the link text is misleading. */
export function ExternalLink({
  href,
  host,
  children,
}: {
  href: string;
  host: string | undefined;
  children: ReactNode;
}) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer ugc" className={styles.link}>
      {children}
      {host === undefined ? null : <bdi className={styles.host}> [{host}]</bdi>}
    </a>
  );
}
