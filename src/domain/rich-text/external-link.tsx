import type { ReactNode } from 'react';
import styles from './rich-text.module.css';

/**
 * A link out of a text. It tells the other side nothing of where one came from, and names the host
 * it leads to where its text could make one believe otherwise.
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
