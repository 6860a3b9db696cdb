import type { ComponentProps } from 'react';
import { usePlainLineText } from './use-markup-version.ts';
import { EmojiText } from '#components/emoji/emoji-text.tsx';

/**
 * A content warning or a poll option with custom emoji. Markup in it, which some servers send, is
 * removed.
 */
export function EmojiLine({ text, ...rest }: ComponentProps<typeof EmojiText>) {
  return <EmojiText text={usePlainLineText(text)} {...rest} />;
}
