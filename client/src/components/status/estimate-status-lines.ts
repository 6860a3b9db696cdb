import type { StatusRow } from '#store/rows/status-row.ts';

/** Lines past which a status is tall (R-CONST-087). */
export const tallStatusLines = 20;

/** Characters rendered of a collapsed text: more than its box shows, even with narrow letters. */
export const collapsedTextLength = 2500;

/** Characters past which a subject is long (R-CONST-088). */
export const longSubjectLength = 240;

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}

/**
 * Returns the estimated height in lines: paragraphs, line breaks, and one line per 80 characters
 * (R-STATUS-025).
 */
export function estimateStatusLines({ content = '', plainText }: StatusRow): number {
  const length = (plainText ?? content.replaceAll(/<[^>]*>/g, '')).length;
  return count(content, /<p\b/gi) + count(content, /<br\b/gi) + length / 80;
}

export function isTall(status: StatusRow): boolean {
  return estimateStatusLines(status) > tallStatusLines;
}

export function isLongSubject(subject: string): boolean {
  return subject.length > longSubjectLength;
}
