import type { StatusRow } from '#entities/rows/status-row.ts';

/** Past this a status is tall (R-CONST-087). */
export const tallFrom = 20;

/** Characters that are rendered of a text that is cut: more than its box shows, in narrow letters too. */
export const cutLength = 2500;

/** Characters past which a subject is long (R-CONST-088). */
export const longSubjectFrom = 240;

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}

/** Paragraphs and lines, and a line for every eighty characters (R-STATUS-025). */
export function postLength({ content = '', plainText }: StatusRow): number {
  const length = (plainText ?? content.replaceAll(/<[^>]*>/g, '')).length;
  return count(content, /<p\b/gi) + count(content, /<br\b/gi) + length / 80;
}

export function isTall(status: StatusRow): boolean {
  return postLength(status) > tallFrom;
}

export function isLongSubject(subject: string): boolean {
  return subject.length > longSubjectFrom;
}
