/**
 * Replaces unpaired surrogates with U+FFFD. `encodeURIComponent` throws on them, and JSON can carry
 * one as `\ud800`. (`String.prototype.toWellFormed` needs Safari 16.4.)
 */
export function toWellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\uFFFD');
}

/** Percent-encodes a part of an address. Never throws. */
export function encodeUrlPart(text: string): string {
  return encodeURIComponent(toWellFormed(text));
}

/** `JSON.stringify` of deeper values would overflow the stack; no client or server nests this deep. */
export const maxJsonDepth = 100;

/** Returns whether a value of JSON is nested deeper than `levels`. */
export function isNestedDeeper(value: unknown, levels = maxJsonDepth): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((inner) => isNestedDeeper(inner, levels - 1));
}

/** Makes every text in a value well-formed, keys included. */
export function toWellFormedValue<T>(value: T): T;
export function toWellFormedValue(value: unknown): unknown {
  if (typeof value === 'string') return toWellFormed(value);
  if (Array.isArray(value)) return value.map((each: unknown) => toWellFormedValue(each));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]: [string, unknown]) => [
      toWellFormed(key),
      toWellFormedValue(each),
    ]),
  );
}

/**
 * Parses JSON from a server, a file or the device and makes every text in it well-formed.
 *
 * @throws SyntaxError if the text is not JSON, or nested too deep
 */
export function parseJsonText(text: string): unknown {
  const value: unknown = JSON.parse(text);
  if (isNestedDeeper(value)) throw new SyntaxError('too deep');
  /* Unpaired surrogates come only from escapes: decoding UTF-8 has replaced all others. */
  return /\\u[dD]/.test(text) || /\p{Surrogate}/u.test(text) ? toWellFormedValue(value) : value;
}

/** Like `parseJsonText`, but returns undefined if the text is not JSON. */
export function tryParseJson(text: string): unknown {
  try {
    return parseJsonText(text);
  } catch {
    return undefined;
  }
}
