/** Longer texts seldom come twice. */
const longest = 256;

/** How many are remembered, at least; twice as many at most. */
const remembered = 2_000;

let recent = new Map<string, string>();
let older = new Map<string, string>();

/**
 * The same text, held once for all rows that say it: a server repeats names, addresses and words
 * with every status, and each repetition is read as a string of its own.
 */
export function shareText<T extends string>(text: T): T;
export function shareText(text: string): string {
  if (text.length > longest) return text;
  const known = recent.get(text);
  if (known !== undefined) return known;
  if (recent.size >= remembered) {
    older = recent;
    recent = new Map();
  }
  const kept = older.get(text) ?? text;
  recent.set(kept, kept);
  return kept;
}

/**
 * The same text as a part of another that the same row holds, where it stands there word for word:
 * a part is kept as a place in the whole, without letters of its own.
 */
export function asPart(whole: string | undefined, text: string | undefined): string | undefined {
  if (whole === undefined || text === undefined) return text;
  const start = whole.indexOf(text);
  return start === -1 ? text : whole.slice(start, start + text.length);
}
