import { useState } from 'react';
import type { EmojiRow } from '#store/rows/emoji-row.ts';
import { withoutDirectionControls } from '#lib/direction-controls.ts';
import { StillImage } from '#ui/still-image.tsx';
import styles from './emoji-image.module.css';

/** The image of a custom emoji; its `:shortcode:` if it fails to load and for screen readers. */
export function EmojiImage({ emoji }: { emoji: EmojiRow }) {
  const name = `:${withoutDirectionControls(emoji.shortcode)}:`;
  const [failed, setFailed] = useState<string>();
  if (failed === emoji.url) return name;
  return (
    <StillImage
      src={emoji.url}
      alt={name}
      title={name}
      width={32}
      height={32}
      loading="lazy"
      decoding="async"
      draggable={false}
      referrerPolicy="no-referrer"
      className={styles.emoji}
      onError={() => setFailed(emoji.url)}
    />
  );
}
