/* Parameters of Punycode in section 5 of RFC 3492. */
const base = 36;
const tMin = 1;
const tMax = 26;
const skew = 38;
const damp = 700;
const initialBias = 72;
const initialCode = 128;

function adaptBias(delta: number, length: number, isFirst: boolean): number {
  let rest = Math.floor(delta / (isFirst ? damp : 2));
  rest += Math.floor(rest / length);
  let k = 0;
  while (rest > ((base - tMin) * tMax) / 2) {
    rest = Math.floor(rest / (base - tMin));
    k += base;
  }
  return k + Math.floor(((base - tMin + 1) * rest) / (rest + skew));
}

/** Decodes a punycode label, given without `xn--`. Returns undefined if the label is malformed. */
export function decodePunycode(label: string): string | undefined {
  const lastHyphen = label.lastIndexOf('-');
  const output = lastHyphen > 0 ? Array.from(label.slice(0, lastHyphen)) : [];
  let code = initialCode;
  let bias = initialBias;
  let index = 0;
  let at = lastHyphen > 0 ? lastHyphen + 1 : 0;
  if (label.length > 63) return undefined;
  while (at < label.length) {
    const before = index;
    let weight = 1;
    for (let k = base; ; k += base) {
      const digit = Number.parseInt(label.charAt(at), base);
      if (Number.isNaN(digit)) return undefined;
      // `parseInt` with radix 36 counts digits before letters; punycode counts letters before
      // digits.
      const value = digit < 10 ? digit + 26 : digit - 10;
      at += 1;
      index += value * weight;
      const threshold = Math.min(Math.max(k - bias, tMin), tMax);
      if (value < threshold) break;
      weight *= base - threshold;
      if (weight > Number.MAX_SAFE_INTEGER / base) return undefined;
    }
    const length = output.length + 1;
    bias = adaptBias(index - before, length, before === 0);
    code += Math.floor(index / length);
    index %= length;
    if (code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff)) return undefined;
    output.splice(index, 0, String.fromCodePoint(code));
    index += 1;
  }
  return output.join('');
}

/* Cyrillic and Greek letters that look like Latin letters in common fonts. */
const latinHomoglyphs = /^[асеорхуіјѕԛԝһӏԁвнкмтгпзαοορνυικτρχ\d-]+$/u;

function isDeceptiveLabel(label: string): boolean {
  if (latinHomoglyphs.test(label) && /\D/.test(label) && /[^\p{ASCII}]/u.test(label)) return true;
  const honest = [
    /* Names in Chinese, Japanese and Korean may contain Latin letters. */
    /^[\p{sc=Latin}\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Bopomofo}\p{sc=Common}\p{sc=Inherited}]*$/u,
    /^[\p{sc=Cyrillic}\p{sc=Common}\p{sc=Inherited}]*$/u,
    /^[\p{sc=Greek}\p{sc=Common}\p{sc=Inherited}]*$/u,
    /* Any mix of scripts is allowed if it contains no Latin, Cyrillic or Greek letters, which
       are rarely mixed with others. */
    /^[^\p{sc=Latin}\p{sc=Cyrillic}\p{sc=Greek}]*$/u,
  ];
  return !honest.some((script) => script.test(label));
}

/**
 * Returns how to display a host. `host` must have the form of the browser's `URL`: lower case and
 * punycode. `text` is the decoded host (`bücher.example`). If its letters could imitate another
 * host (`isDeceptive`), `ascii` (`xn--bcher-kva.example`) must be shown beside it.
 */
export function displayHost(host: string) {
  const labels = host.split('.').map((label) => {
    if (!label.startsWith('xn--')) return { text: label, isDeceptive: false };
    const text = decodePunycode(label.slice(4));
    if (text === undefined || /[\s\p{C}]/u.test(text)) return { text: label, isDeceptive: true };
    return { text, isDeceptive: isDeceptiveLabel(text) };
  });
  return {
    text: labels.map(({ text }) => text).join('.'),
    ascii: host,
    isDeceptive: labels.some(({ isDeceptive }) => isDeceptive),
  };
}
