import { escapeHtml } from '../escape-html.ts';

/** Allowed tags and their allowed attributes. */
const allowedAttributes: Readonly<Record<string, readonly string[]>> = {
  a: ['href', 'rel', 'class'],
  abbr: ['title'],
  b: [],
  blockquote: [],
  br: [],
  code: ['class'],
  del: [],
  em: [],
  h1: [],
  h2: [],
  h3: [],
  h4: [],
  h5: [],
  hr: [],
  i: [],
  li: [],
  ol: ['start'],
  p: [],
  pre: [],
  ruby: [],
  rb: [],
  rp: [],
  rt: [],
  rtc: [],
  s: [],
  small: [],
  span: ['class'],
  strong: [],
  sub: [],
  sup: [],
  u: [],
  ul: [],
};

/** Classes of Misskey's text effects (MFM), as servers send them to each other. */
const effectClass = /^_mfm_[a-z0-9]{1,16}_$/;
const voidElements: ReadonlySet<string> = new Set(['br', 'hr']);
const classes: ReadonlySet<string> = new Set([
  'h-card',
  'u-url',
  'mention',
  'hashtag',
  'quote-inline',
  'inline',
  'mfm',
]);
/*
 * The lookaround assertions keep the expressions linear: without them, a long name would be tried
 * from each of its letters.
 */
const tag =
  /<(?<close>\/?)(?<name>[a-zA-Z][a-zA-Z0-9]*)(?![a-zA-Z0-9])(?<rest>(?:[^<>"']|"[^"]*"|'[^']*')*)>/g;
const attribute = /(?<![a-zA-Z-])([a-zA-Z-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g;

function decodeReferences(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
}

function safeValue(name: string, value: string): string | undefined {
  if (name === 'href')
    return /^(?:https?:\/\/|mailto:)/i.test(value.trim()) ? value.trim() : undefined;
  if (name === 'start') return /^\d{1,9}$/.test(value) ? value : undefined;
  if (name !== 'class') return value;
  const allowed = value.split(/\s+/).filter((word) => classes.has(word) || effectClass.test(word));
  return allowed.length > 0 ? allowed.join(' ') : undefined;
}

function safeAttributes(name: string, rest: string): string {
  const may = allowedAttributes[name] ?? [];
  return [...rest.matchAll(attribute)]
    .flatMap(([, given = '', one, two, three]) => {
      const key = given.toLowerCase();
      if (!may.includes(key)) return [];
      const value = safeValue(key, decodeReferences(one ?? two ?? three ?? ''));
      return value === undefined ? [] : [` ${key}="${escapeHtml(value)}"`];
    })
    .join('');
}

/**
 * Removes comments. A regular expression would search the rest of the text for the end of each
 * unclosed comment, which takes quadratic time.
 */
function withoutComments(html: string): string {
  let output = '';
  let at = 0;
  for (;;) {
    const start = html.indexOf('<!--', at);
    const end = start === -1 ? -1 : html.indexOf('-->', start + 4);
    if (end === -1) return output + html.slice(at);
    output += html.slice(at, start);
    at = end + 3;
  }
}

/** Text inside these elements is never linked. */
const verbatim: ReadonlySet<string> = new Set(['a', 'code', 'pre']);

/**
 * Rebuilds HTML from allowed tags and attributes only. Other tags are removed, but the text in them is
 * kept. `write` converts the text outside links and code to HTML.
 */
export function sanitizeHtml(source: string, write: (text: string) => string = escapeHtml): string {
  const html = withoutComments(source);
  const open: string[] = [];
  /* Counts of open elements, since searching the stack for each tag would take quadratic time. */
  const counts = new Map<string, number>();
  let verbatimDepth = 0;
  let made = '';
  let at = 0;
  function cleanText(part: string): string {
    const text = decodeReferences(part);
    return verbatimDepth > 0 ? escapeHtml(text) : write(text);
  }
  function count(name: string, change: 1 | -1): void {
    counts.set(name, (counts.get(name) ?? 0) + change);
    if (verbatim.has(name)) verbatimDepth += change;
  }
  for (const match of html.matchAll(tag)) {
    made += cleanText(html.slice(at, match.index));
    at = match.index + match[0].length;
    const name = match.groups?.['name']?.toLowerCase();
    if (name === undefined || !Object.hasOwn(allowedAttributes, name)) continue;
    if (voidElements.has(name)) made += `<${name}/>`;
    else if (match.groups?.['close'] !== '/') {
      made += `<${name}${safeAttributes(name, match.groups?.['rest'] ?? '')}>`;
      open.push(name);
      count(name, 1);
    } else if ((counts.get(name) ?? 0) > 0) {
      for (let last = open.pop(); last !== undefined; last = open.pop()) {
        count(last, -1);
        made += `</${last}>`;
        if (last === name) break;
      }
    }
  }
  made += cleanText(html.slice(at));
  return (
    made +
    open
      .toReversed()
      .map((name) => `</${name}>`)
      .join('')
  );
}
