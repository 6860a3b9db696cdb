/* The named references that servers send: their sanitisers decode all others. An unknown name stays
   as it is, which is legible and harmless. */
const named = new Map(
  'amp& lt< gt> quot" apos\' nbsp\u00A0 copy© reg® trade™ deg° middot· laquo« raquo» hellip… ndash– mdash— lsquo‘ rsquo’ ldquo“ rdquo” bull• euro€ times× rarr→ larr← hearts♥'
    .split(' ')
    .map((entry) => [entry.slice(0, -1), entry.slice(-1)]),
);

const reference =
  /&(?:#[xX]([\da-fA-F]+);?|#(\d+);?|([a-zA-Z][a-zA-Z\d]{1,31});|(amp|lt|gt|quot)(?![a-zA-Z\d=]))/g;

function fromCodePoint(code: number): string {
  const isCharacter = code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
  return isCharacter ? String.fromCodePoint(code) : '\uFFFD';
}

/**
 * Decodes numeric character references and the named ones that servers send. Unknown names stay as
 * they are.
 */
export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(
    reference,
    (written, hex?: string, decimal?: string, name?: string, bare?: string) => {
      if (hex !== undefined) return fromCodePoint(Number.parseInt(hex, 16));
      if (decimal !== undefined) return fromCodePoint(Number.parseInt(decimal, 10));
      return named.get(name ?? bare ?? '') ?? written;
    },
  );
}
