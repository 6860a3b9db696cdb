/* Elements that stay what they are. */
const kept = [
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
] as const;

/** Tags that an element of the tree may have; nothing else is ever created from a server's text. */
export type RichTag = (typeof kept)[number] | 'div' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6';

/* Headings go one level down: a text has none above the page's. */
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

/* Elements whose meaning is not shown, but which stand on lines of their own. */
const lines =
  'address article aside caption center dd details dir div dl dt figcaption figure footer header main nav section summary table tr';

const allowedTags = new Map<string, RichTag>([
  ...kept.map((tag) => [tag, tag] as const),
  ...Object.entries(renamed),
  ...lines.split(' ').map((name) => [name, 'div'] as const),
]);

/* Elements that go with everything inside them. */
const droppedElements = new Set(
  'script style iframe object applet form select button textarea svg math template title noscript noembed noframes xmp plaintext audio video canvas map frameset datalist portal dialog'.split(
    ' ',
  ),
);

/* Elements that have no content and no end tag. */
const voidElements = new Set(
  'area base basefont bgsound br col embed frame hr img input keygen link meta param source track wbr'.split(
    ' ',
  ),
);

const blockTags: ReadonlySet<string | undefined> = new Set(
  'p div hr pre blockquote ul ol li h2 h3 h4 h5 h6'.split(' '),
);

/** The element that a tag of the server's becomes; undefined when only its content is kept. */
export function allowedTag(name: string): RichTag | undefined {
  return allowedTags.get(name);
}

export function isDropped(name: string): boolean {
  return droppedElements.has(name);
}

export function isVoid(name: string): boolean {
  return voidElements.has(name);
}

/** Whether an element stands on lines of its own, so that white space around it means nothing. */
export function isBlock(tag: RichTag | 'a' | undefined): boolean {
  return blockTags.has(tag);
}

export function isHeading(tag: RichTag | 'a' | undefined): boolean {
  return tag !== undefined && /^h[2-6]$/.test(tag);
}
