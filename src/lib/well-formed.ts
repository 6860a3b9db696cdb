/**
 * A text without halves of surrogate pairs: each becomes U+FFFD. `encodeURIComponent` throws on such
 * a half, and JSON can carry one as `\ud800`. (`String.prototype.toWellFormed` needs Safari 16.4.)
 */
export function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\uFFFD');
}

/** A part of an address, percent-encoded, whatever the text. */
export function encodePart(text: string): string {
  return encodeURIComponent(wellFormed(text));
}

/** A value with every text in it well-formed, keys included. */
export function wellFormedValue<T>(value: T): T;
export function wellFormedValue(value: unknown): unknown {
  if (typeof value === 'string') return wellFormed(value);
  if (Array.isArray(value)) return value.map((each: unknown) => wellFormedValue(each));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]: [string, unknown]) => [
      wellFormed(key),
      wellFormedValue(each),
    ]),
  );
}

/**
 * JSON from a server, a file or the device, with every text in it well-formed.
 *
 * @throws SyntaxError when it is no JSON
 */
export function parseJsonText(text: string): unknown {
  const value: unknown = JSON.parse(text);
  /* Only an escape can name half of a pair: decoding UTF-8 has replaced all others. */
  return /\\u[dD]/.test(text) || /\p{Surrogate}/u.test(text) ? wellFormedValue(value) : value;
}
