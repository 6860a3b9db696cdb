import { EmojiImage } from '#domain/emoji/emoji-image.tsx';
import { EmojiText } from '#domain/emoji/emoji-text.tsx';
import type { NotificationRow } from '#entities/rows/notification-row.ts';
import { cutText } from '#lib/graphemes.ts';
import { safeMediaUrl } from '#lib/url/safe-url.ts';

/** Longer than any emoji or shortcode. */
const longest = 120;

/** What somebody reacted with: a picture where there is one, else as it was written. */
export function ReactionEmoji({
  emoji = '',
  emojiUrl,
}: Pick<NotificationRow, 'emoji' | 'emojiUrl'>) {
  const url = emojiUrl ? safeMediaUrl(emojiUrl) : undefined;
  const text = cutText(emoji, longest);
  if (url === undefined) return <EmojiText text={text} />;
  return <EmojiImage emoji={{ shortcode: text.replaceAll(':', ''), url, staticUrl: url }} />;
}
