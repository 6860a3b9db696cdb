import { decodePunycode } from './punycode.ts';

interface DisplayHost {
  /** Decoded form: `bücher.example`. */
  readonly text: string;
  /** DNS form: `xn--bcher-kva.example`. Show it beside `text` if `isDeceptive`. */
  readonly ascii: string;
  /** Whether its letters could imitate another host. */
  readonly isDeceptive: boolean;
}

/* Cyrillic and Greek letters that look like Latin ones in common fonts. */
const latinLookAlikes = /^[асеорхуіјѕԛԝһӏԁвнкмтгпзαοορνυικτρχ\d-]+$/u;

function isDeceptiveLabel(label: string): boolean {
  if (latinLookAlikes.test(label) && /\D/.test(label) && /[^\p{ASCII}]/u.test(label)) return true;
  const honest = [
    /* Scripts that legitimate names mix with Latin: Chinese, Japanese, Korean. */
    /^[\p{sc=Latin}\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Bopomofo}\p{sc=Common}\p{sc=Inherited}]*$/u,
    /^[\p{sc=Cyrillic}\p{sc=Common}\p{sc=Inherited}]*$/u,
    /^[\p{sc=Greek}\p{sc=Common}\p{sc=Inherited}]*$/u,
    /* All letters except Latin, Cyrillic and Greek: scripts that are rarely mixed with these. */
    /^[^\p{sc=Latin}\p{sc=Cyrillic}\p{sc=Greek}]*$/u,
  ];
  return !honest.some((script) => script.test(label));
}

/**
 * Returns how to display a host, given in the form of the platform's `URL` (lower case, punycode).
 */
export function displayHost(host: string): DisplayHost {
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
