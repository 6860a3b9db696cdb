/** Maximum length of texts that are interned, in characters; longer texts rarely repeat. */
const maxLength = 256;

/** Number of texts in each of the two generations of the cache. */
const generationSize = 2_000;

let recent = new Map<string, string>();
let older = new Map<string, string>();

/**
 * Returns an equal string that all rows share. Servers repeat names and addresses with every
 * status, and each copy would use memory of its own.
 */
export function internText<T extends string>(text: T): T;
export function internText(text: string): string {
  if (text.length > maxLength) return text;
  const known = recent.get(text);
  if (known !== undefined) return known;
  if (recent.size >= generationSize) {
    older = recent;
    recent = new Map();
  }
  const shared = older.get(text) ?? text;
  recent.set(shared, shared);
  return shared;
}

/**
 * If another text of the same row contains a text, returns it as a slice of that text. JavaScript
 * engines store a slice without copying its characters.
 */
export function internSubstring(
  whole: string | undefined,
  text: string | undefined,
): string | undefined {
  if (whole === undefined || text === undefined) return text;
  const start = whole.indexOf(text);
  return start === -1 ? text : whole.slice(start, start + text.length);
}
