/* Elements that stay as they are in the tree. */
const allowed = [
  'p',
  'br',
  'hr',
  'span',
  'b',
  'strong',
  'i',
  'em',
  'u',
  's',
  'del',
  'ins',
  'small',
  'code',
  'pre',
  'blockquote',
  'ul',
  'ol',
  'li',
  'sub',
  'sup',
  'ruby',
  'rt',
  'rp',
  'details',
  'summary',
] as const;

/**
 * Tags of elements that the tree may contain. No other elements are created from a server's text.
 */
export type RichTag =
  | (typeof allowed)[number]
  | 'abbr'
  | 'bdo'
  | 'div'
  | 'h2'
  | 'h3'
  | 'h4'
  | 'h5'
  | 'h6';

/* Headings are lowered by one level, since the page has its own heading of level 1. */
const renamed: Readonly<Record<string, RichTag>> = {
  h1: 'h2',
  h2: 'h3',
  h3: 'h4',
  h4: 'h5',
  h5: 'h6',
  h6: 'h6',
  strike: 's',
  tt: 'code',
  kbd: 'code',
  samp: 'code',
  menu: 'ul',
};

/* Elements that are removed from around their content, which begins on a new line. */
const lines =
  'address article aside caption center dd dir div dl dt figcaption figure footer header main nav section table tr';

/**
 * The tag that replaces each tag of a server. Of elements that are not listed only the content
 * stays.
 */
export const allowedTags: ReadonlyMap<string, RichTag> = new Map<string, RichTag>([
  ...allowed.map((tag) => [tag, tag] as const),
  ...Object.entries(renamed),
  ...lines.split(' ').map((name) => [name, 'div'] as const),
]);

/** Elements that are removed with their content. */
export const droppedElements: ReadonlySet<string> = new Set(
  'script style iframe object applet form select button textarea svg math template title noscript noembed noframes xmp plaintext audio video canvas map frameset datalist portal dialog'.split(
    ' ',
  ),
);

/** Elements without content and end tag. */
export const voidElements: ReadonlySet<string> = new Set(
  'area base basefont bgsound br col embed frame hr img input keygen link meta param source track wbr'.split(
    ' ',
  ),
);

const blockTags: ReadonlySet<string | undefined> = new Set(
  'p div hr pre blockquote ul ol li details summary h2 h3 h4 h5 h6'.split(' '),
);

/** Returns whether an element is a block. White space around a block is not shown. */
export function isBlock(tag: RichTag | 'a' | undefined): boolean {
  return blockTags.has(tag);
}

export function isHeading(tag: RichTag | 'a' | undefined): boolean {
  return tag !== undefined && /^h[2-6]$/.test(tag);
}
