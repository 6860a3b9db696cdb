import type { RichText } from '#components/rich-text/rich-text.tsx';
import type { StatusRow } from '#store/rows/status-row.ts';
import type { ComponentProps } from 'react';

type TextProps = Pick<
  ComponentProps<typeof RichText>,
  'emojis' | 'mentions' | 'hidesQuote' | 'hasEffects'
>;

/** Returns the rich text options of a status, for any of its translations. */
export function statusTextProps({ emojis, mentions, quoteId, contentType }: StatusRow): TextProps {
  return {
    emojis,
    mentions,
    hidesQuote: Boolean(quoteId),
    hasEffects: contentType === 'text/x.misskeymarkdown',
  };
}
