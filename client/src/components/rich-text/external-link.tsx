import type { ReactNode } from 'react';
import styles from './rich-text.module.css';

/**
 * The host of a remote account whose address is shown without it. It is invisible and not read out,
 * but copied with the text: elsewhere, `@rita` alone would name an account of another server.
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

/**
 * A link to another site. It sends no referrer, and shows its host if the link text names another
 * one.
 */
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
