import { lazyValue } from '#lib/chunk/lazy-value.ts';
import type { ReferencePlace } from './all-references.ts';

type Decode = (text: string, place: ReferencePlace) => string;

/* Almost all texts contain only these references, so they are decoded without a download. */
const frequent = new Map(
  'amp& lt< gt> quot" apos\' nbsp\u00A0 copy© reg® trade™ deg° middot· laquo« raquo» hellip… ndash– mdash— lsquo‘ rsquo’ ldquo“ rdquo” bull• euro€ times× rarr→ larr← hearts♥'
    .split(' ')
    .map((entry) => [entry.slice(0, -1), entry.slice(-1)]),
);
const withoutSemicolon = new Set(['amp', 'lt', 'gt', 'quot']);

const reference =
  /&(?:#[xX]([\da-fA-F]+);?|#(\d+);?|([a-zA-Z][a-zA-Z\d]{1,31})(?:(;)|(?![a-zA-Z\d=])))/g;

/**
 * The function that decodes all names of HTML. It is loaded on demand, since its table is too large
 * for the first load.
 */
export const rareReferenceDecoder = lazyValue('all-references', async (): Promise<Decode> => {
  const { decodeAllReferences } = await import('./all-references.ts');
  return decodeAllReferences;
});

/* As HTML prescribes, the numbers 128 to 159 mean characters of Windows-1252. In Unicode they
   are control characters. */
function fromCodePoint(code: number): string {
  if (code > 127 && code < 160) {
    return new TextDecoder('windows-1252').decode(Uint8Array.of(code));
  }
  const isCharacter = code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
  return isCharacter ? String.fromCodePoint(code) : '\uFFFD';
}

/**
 * Decodes character references as HTML does. An unknown name stays as it is, and so does a rare one
 * until `rareReferenceDecoder` has been loaded.
 */
export function decodeReferences(text: string, place: ReferencePlace): string {
  if (!text.includes('&')) return text;
  const decodeAll = rareReferenceDecoder.get();
  if (decodeAll) return decodeAll(text, place);
  return text.replace(
    reference,
    (written, hex?: string, decimal?: string, name = '', semicolon?: string) => {
      if (hex !== undefined) return fromCodePoint(Number.parseInt(hex, 16));
      if (decimal !== undefined) return fromCodePoint(Number.parseInt(decimal, 10));
      if (!semicolon && place === 'line') return written;
      const known = semicolon || withoutSemicolon.has(name) ? frequent.get(name) : undefined;
      if (known === undefined) rareReferenceDecoder.request();
      return known ?? written;
    },
  );
}
