import { Trans } from '@lingui/react/macro';
import { use, type ReactNode } from 'react';
import { profilePath } from '#lib/url/paths.ts';
import { displayAddress, formatHost } from '#lib/url/display-address.ts';
import { AppLink } from '#ui/app-link.tsx';
import { classNames } from '#ui/class-names.ts';
import type { MentionRow } from '#store/rows/status-row.ts';
import { CopiedHost, ExternalLink } from './external-link.tsx';
import type { RichMention } from '#store/rich-text/rich-node.ts';
import { RichTextOptionsContext } from './rich-text-options.ts';
import styles from './rich-text.module.css';
import { useRow } from '#store/use-row.ts';
import { useSession } from '#session/session-context.ts';
import { Avatar } from '#ui/pictures/avatar.tsx';

function MentionAvatar({ accountId }: { accountId: string }) {
  const account = useRow(useSession().tables.accounts, accountId);
  return (
    <span className={styles.mentionAvatar}>
      <Avatar src={account?.avatar} size={20} />
    </span>
  );
}

function hostOf({ acct }: MentionRow): string | undefined {
  const at = acct.indexOf('@');
  return at === -1 ? undefined : acct.slice(at + 1);
}

/** The name of an account in a text, in the viewer's preferred format. */
function MentionName({ account }: { account: MentionRow }) {
  const options = use(RichTextOptionsContext);
  const remoteHost = hostOf(account);
  const host = remoteHost ?? (options.mentionHost === 'full' ? options.ownHost : '');
  const showsHost = options.mentionHost !== 'short' && host !== '';
  const name = (
    <>
      {options.mentionAvatar && <MentionAvatar accountId={account.id} />}
      <bdi>
        @{account.username}
        {showsHost ? (
          <span className={options.mentionHostIsFaint ? styles.faintHost : undefined}>
            @{formatHost(host)}
          </span>
        ) : (
          <CopiedHost acct={account.acct} />
        )}
      </bdi>
    </>
  );
  return options.saysYou && account.id === options.viewerId ? (
    <Trans comment="A mention of the reader in a post; {name} is their address">{name} (you)</Trans>
  ) : (
    name
  );
}

/**
 * A mention in a text. For a known account, shows the name that the tables have for it: the name in
 * the text is written by the author of the post, who could name another account. For an unknown
 * account, shows the text as an external link.
 */
export function MentionLink({ mention, children }: { mention: RichMention; children: ReactNode }) {
  const { account, href, host } = mention;
  const { boldenYou, mentionHost, mentionTooltip, marks, viewerId, reservedUsernames } =
    use(RichTextOptionsContext);
  const acct = account?.acct ?? '';
  const color = Object.hasOwn(marks, acct) ? marks[acct]?.color : undefined;
  const markStyle: Readonly<Record<`--${string}`, string>> = { '--mark': color ?? '' };
  if (!account) {
    return (
      <ExternalLink href={href} host={host}>
        {children}
      </ExternalLink>
    );
  }
  const isYou = account.id === viewerId;
  const hasTooltip = mentionHost === 'short' && mentionTooltip;
  return (
    <AppLink
      href={profilePath(account, reservedUsernames)}
      title={hasTooltip ? displayAddress(account.acct) : undefined}
      className={classNames(styles.mention, isYou && boldenYou && styles.you)}
    >
      {color === undefined ? (
        <MentionName account={account} />
      ) : (
        <span className={styles.marked} style={markStyle}>
          <MentionName account={account} />
        </span>
      )}
    </AppLink>
  );
}
