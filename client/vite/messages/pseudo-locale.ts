import type { Token } from './message-shape.ts';

/* Enclose each message. */
const brackets = ['⟦', '⟧'] as const;

const accented: Readonly<Record<string, string>> = Object.fromEntries(
  [
    'AÅ BƁ CÇ DÐ EÉ FƑ GĜ HĤ IÎ JĴ KĶ LĻ MṀ NÑ OÖ PÞ QǪ RŔ SŠ TŢ UÛ VṼ WŴ XẊ YÝ ZŽ',
    'aå bƀ cç dð eé fƒ gĝ hĥ iî jĵ kķ lļ mɱ nñ oö pþ qǫ rŕ sš tţ uû vṽ wŵ xẋ yý zž',
  ]
    .join(' ')
    .split(' ')
    .map(([plain = '', other = '']) => [plain, other]),
);

/** All letters of the pseudo-locale. */
export const accents = Object.values(accented).join('');

/* Accents all letters outside of tags and doubles the vowels, which adds about 40 %. */
function lengthen(text: string): string {
  return text.replaceAll(/<[^>]*>|[A-Za-z]/g, (part) => {
    const letter = accented[part] ?? part;
    return /^[aeiouy]$/i.test(part) ? letter + letter.toLowerCase() : letter;
  });
}

function lengthenToken(token: Token): Token {
  if (typeof token === 'string') return lengthen(token);
  const [name, kind = '', format] = token;
  if (typeof format !== 'object' || format === null) return token;
  const forms = Object.entries(format).map(([form, said]: [string, unknown]) => [
    form,
    Array.isArray(said)
      ? said.map(lengthenToken)
      : typeof said === 'string'
        ? lengthen(said)
        : said,
  ]);
  return [name, kind, Object.fromEntries(forms)];
}

/**
 * Returns a compiled English message as tests show it: longer, with accents and in brackets, with the
 * same placeholders and tags. Whatever has letters without accents is not a message.
 */
export function toPseudoMessage(tokens: readonly Token[]): readonly Token[] {
  const [start, end] = brackets;
  return [start, ...tokens.map(lengthenToken), end];
}
