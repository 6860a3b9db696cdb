import { Trans, useLingui } from '@lingui/react/macro';
import { cutText } from '@rookery/contract/text/graphemes.ts';
import { displayAcct, displayAddress } from '#lib/url/display-address.ts';
import { safeMediaUrl } from '#lib/url/safe-url.ts';
import { EmojiImage, EmojiText } from '#components/emoji/emoji-text.tsx';
import type { AccountRow } from '#store/rows/account-row.ts';
import type { NotificationRow } from '#store/rows/notification-row.ts';
import { AppLink } from '#ui/app-link.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import styles from './notification-item.module.css';
import { useProfilePath } from '#session/profile-path.ts';

/** Name of an account in a message, linked to the profile. */
export function NotificationAccountLink({ account }: { account: AccountRow | undefined }) {
  const profilePath = useProfilePath();
  const { t } = useLingui();
  if (!account) return t`Someone`;
  return (
    <AppLink
      href={profilePath(account)}
      className={styles.name}
      title={account.acct && displayAddress(account.acct)}
    >
      <EmojiText
        text={account.displayName || displayAcct(account.acct ?? '') || t`Someone`}
        emojis={account.emojis}
      />
    </AppLink>
  );
}

/** Maximum length of a reaction's text, longer than any emoji or shortcode. */
const maxEmojiLength = 120;

/** The emoji of a reaction: an image if it has one, otherwise text. */
export function ReactionEmoji({ row: { emoji = '', emojiUrl } }: { row: NotificationRow }) {
  const url = emojiUrl ? safeMediaUrl(emojiUrl) : undefined;
  const text = cutText(emoji, maxEmojiLength);
  if (url === undefined) return <EmojiText text={text} />;
  return <EmojiImage emoji={{ shortcode: text.replaceAll(':', ''), url, staticUrl: url }} />;
}

/** A mark that only screen readers read, which says that a notification is unread. */
export function NewMark() {
  return (
    <VisuallyHidden>
      <Trans comment="Read out before a notification that has not been read">New:</Trans>{' '}
    </VisuallyHidden>
  );
}
