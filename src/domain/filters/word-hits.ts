import { plainText } from '#domain/rich-text/plain-text.ts';
import type { StatusRow } from '#entities/rows/status-row.ts';

/* A row never changes, so its words are read once, and only where words are muted at all. */
const texts = new WeakMap<StatusRow, string>();

/** What of a status is looked through, in small letters. */
export function searchedText(status: StatusRow): string {
  const known = texts.get(status);
  if (known !== undefined) return known;
  const words = status.plainText ?? plainText(status.content ?? '');
  const subject = status.plainSpoilerText ?? status.spoilerText ?? '';
  const text = `${words}\n${subject}`.toLowerCase();
  texts.set(status, text);
  return text;
}

/** Which of the muted words a status or its subject holds anywhere, in either case of letters. */
export function wordHits(status: StatusRow, muteWords: readonly string[]): readonly string[] {
  if (muteWords.length === 0) return [];
  const text = searchedText(status);
  return muteWords.filter((word) => text.includes(word.toLowerCase()));
}
