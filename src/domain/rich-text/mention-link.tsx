import { use } from 'react';
import type { ReactNode } from 'react';
import { AppLink } from '#ui/app-link.tsx';
import { ExternalLink } from './external-link.tsx';
import type { RichMention } from './rich-node.ts';
import { RichTextLinks } from './rich-text-links.ts';
import styles from './rich-text.module.css';

/**
 * A mention. Of an account that is known it shows the account's own name, never what the text
 * claims it to be; of any other, what was written, as a link that leads out.
 */
export function MentionLink({ mention, children }: { mention: RichMention; children: ReactNode }) {
  const { account, href, host } = mention;
  const path = use(RichTextLinks).accountHref(mention);
  if (path === undefined) {
    return (
      <ExternalLink href={href} host={host}>
        {children}
      </ExternalLink>
    );
  }
  return (
    <AppLink href={path} title={account && `@${account.acct}`} className={styles.mention}>
      {account === undefined ? children : <bdi>@{account.username}</bdi>}
    </AppLink>
  );
}
