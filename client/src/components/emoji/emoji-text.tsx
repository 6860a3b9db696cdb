import { type ReactNode, useMemo, useState } from 'react';
import type { EmojiRow } from '#store/rows/emoji-row.ts';
import { withoutDirectionControls } from '#lib/direction-controls.ts';
import { StillImage } from '#ui/pictures/still-image.tsx';
import { cleanText } from '#lib/clean-text.ts';
import { cutText } from '@rookery/contract/text/graphemes.ts';
import styles from './emoji-text.module.css';
import { indexEmojis, splitEmoji } from '#store/rich-text/split-emoji.ts';

/**
 * The image of a custom emoji. Screen readers, and everybody if it fails to load, get its
 * `:shortcode:`.
 */
export function EmojiImage({
  emoji,
  loading = 'lazy',
}: {
  emoji: EmojiRow;
  /** Use `eager` in lists that render only visible images. */
  loading?: 'eager' | 'lazy' | undefined;
}) {
  const name = `:${withoutDirectionControls(emoji.shortcode)}:`;
  const [failed, setFailed] = useState<readonly string[]>([]);
  const src = [emoji.url, emoji.staticUrl].find((one) => !failed.includes(one));
  if (src === undefined) return <span className={styles.failed}>{name}</span>;
  return (
    <StillImage
      src={src}
      alt={name}
      /* Only for the pointer: with a title equal to `alt`, Chromium also describes the image by it. */
      onPointerEnter={({ currentTarget }) => {
        currentTarget.title = name;
      }}
      width={32}
      height={32}
      draggable={false}
      loading={loading}
      className={styles.emoji}
      onError={() => setFailed([...failed, src])}
    />
  );
}

/* Longer names and content warnings are truncated, since a server could fill the page with one. */
const maximumLength = 10_000;

/* Maximum number of images in one text. A poll can have a hundred options, and each image loads
   a file. */
const maximumPictures = 50;

function renderPieces(text: string, emojis: readonly EmojiRow[] | undefined): ReactNode[] {
  const shown = text.length > maximumLength ? `${cutText(text, maximumLength)}…` : text;
  let at = 0;
  let pictures = 0;
  return splitEmoji(cleanText(shown), indexEmojis(emojis)).map((piece) => {
    if (typeof piece === 'string') {
      at += piece.length;
      return piece;
    }
    at += 1;
    pictures += 1;
    if (pictures > maximumPictures) return `:${piece.shortcode}:`;
    return <EmojiImage key={at} emoji={piece} />;
  });
}

/**
 * Plain text with custom emoji: display names, content warnings, poll options. Isolated from the
 * surrounding text, so that a name in another writing direction does not affect its line.
 */
export function EmojiText({
  text,
  emojis,
  className,
}: {
  text: string;
  emojis?: readonly EmojiRow[] | undefined;
  className?: string | undefined;
}) {
  const pieces = useMemo(() => renderPieces(text, emojis), [text, emojis]);
  return <bdi className={className}>{pieces}</bdi>;
}
