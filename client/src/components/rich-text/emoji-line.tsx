import type { ComponentProps } from 'react';
import { useLineText } from './use-markup-version.ts';
import { EmojiText } from '#components/emoji/emoji-text.tsx';

/** A subject or a poll option with custom emoji, without the markup that some servers send. */
export function EmojiLine({ text, ...rest }: ComponentProps<typeof EmojiText>) {
  return <EmojiText text={useLineText(text)} {...rest} />;
}
