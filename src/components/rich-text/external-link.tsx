import type { ReactNode } from 'react';
import styles from './rich-text.module.css';

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
