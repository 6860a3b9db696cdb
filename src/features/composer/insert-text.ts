/** A text and the place of the caret in it. */
export interface Edited {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** Puts a piece in the place of what is selected; with `isPadded`, apart from what stands around it (padEmoji). */
export function insertText({ text, start, end }: Edited, piece: string, isPadded: boolean): Edited {
  const before = text.slice(0, start);
  const after = text.slice(end);
  const left = isPadded && before !== '' && !/\s$/.test(before) ? ' ' : '';
  const right = isPadded && !/^\s/.test(after) ? ' ' : '';
  const inserted = left + piece + right;
  const caret = start + inserted.length;
  return { text: before + inserted + after, start: caret, end: caret };
}
