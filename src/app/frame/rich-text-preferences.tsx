import type { ReactNode } from 'react';
import { RichTextLooks } from '#domain/rich-text/rich-text-look.ts';
import { useRichTextLook } from './use-rich-text-look.ts';

/** Lets every text below be drawn as the person of this session chose. */
export function RichTextPreferences({ children }: { children: ReactNode }) {
  return <RichTextLooks value={useRichTextLook()}>{children}</RichTextLooks>;
}
