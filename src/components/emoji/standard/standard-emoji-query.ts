import { loadStandardEmoji } from './load-standard-emoji.ts';

/** The Unicode emoji with their names in a language (BCP 47); cached permanently. */
export function standardEmojiQuery(language: string) {
  return {
    queryKey: ['standard emoji', language],
    queryFn: () => loadStandardEmoji(language),
    staleTime: Infinity,
  };
}
