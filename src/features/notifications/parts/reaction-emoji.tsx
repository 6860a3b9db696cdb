import { EmojiImage } from '#components/emoji/emoji-image.tsx';
import { EmojiText } from '#components/emoji/emoji-text.tsx';
import type { NotificationRow } from '#store/rows/notification-row.ts';
import { cutText } from '#lib/graphemes.ts';
import { safeMediaUrl } from '#lib/url/safe-url.ts';

/** Longer than any emoji or shortcode. */
const maxLength = 120;

/** The emoji of a reaction: an image if it has one, otherwise text. */
export function ReactionEmoji({
  emoji = '',
  emojiUrl,
}: Pick<NotificationRow, 'emoji' | 'emojiUrl'>) {
  const url = emojiUrl ? safeMediaUrl(emojiUrl) : undefined;
  const text = cutText(emoji, maxLength);
  if (url === undefined) return <EmojiText text={text} />;
  return <EmojiImage emoji={{ shortcode: text.replaceAll(':', ''), url, staticUrl: url }} />;
}
