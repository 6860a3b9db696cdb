import { decodePunycode } from './punycode.ts';

interface DisplayHost {
  /** As its owners write it: `bücher.example`. */
  readonly text: string;
  /** As it is looked up: `xn--bcher-kva.example`. Show it beside `text` when `isDeceptive`. */
  readonly ascii: string;
  /** Whether its letters could pass for another host's. */
  readonly isDeceptive: boolean;
}

/* Cyrillic and Greek letters that look like Latin ones in common fonts. */
const latinLookAlikes = /^[асеорхуіјѕԛԝһӏԁвнкмтгпзαοορνυικτρχ\d-]+$/u;

function isDeceptiveLabel(label: string): boolean {
  if (latinLookAlikes.test(label) && /\D/.test(label) && /[^\p{ASCII}]/u.test(label)) return true;
  const honest = [
    /* Scripts whose letters meet Latin ones in honest names: Chinese, Japanese, Korean. */
    /^[\p{sc=Latin}\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Bopomofo}\p{sc=Common}\p{sc=Inherited}]*$/u,
    /^[\p{sc=Cyrillic}\p{sc=Common}\p{sc=Inherited}]*$/u,
    /^[\p{sc=Greek}\p{sc=Common}\p{sc=Inherited}]*$/u,
    /* Scripts seldom mixed with anything: all letters but those above. */
    /^[^\p{sc=Latin}\p{sc=Cyrillic}\p{sc=Greek}]*$/u,
  ];
  return !honest.some((script) => script.test(label));
}

/** How to show a host name, given as the platform's `URL` has it (lower case, punycode). */
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
