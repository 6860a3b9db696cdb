import { escapeHtml } from '../escape-html.ts';
import { linkText, type TextReferences } from './link-text.ts';

/** BBCode tags and their HTML elements. */
const elements: Readonly<Record<string, string>> = {
  b: 'strong',
  i: 'em',
  u: 'u',
  s: 'del',
  quote: 'blockquote',
  sub: 'sub',
  sup: 'sup',
  small: 'small',
  ul: 'ul',
  list: 'ul',
  ol: 'ol',
  li: 'li',
};

const tag = /\[(?<close>\/?)(?<name>[a-z]{1,6}|\*)(?:=(?<value>[^\]\s]{1,2000}))?\]/gi;
const verbatim = /\[code\]|\[(?:url|img)\](?<url>https?:\/\/[^[\]\s"<>]+)\[\/(?:url|img)\]/gi;
const endOfCode = /\[\/code\]/gi;

/** The stack of open tags, innermost last. */
class OpenTags {
  readonly #stack: { readonly name: string; readonly close: string }[] = [];
  /** Counts by name, since searching the stack for each tag would take quadratic time. */
  readonly #counts = new Map<string, number>();

  has(name: string): boolean {
    return (this.#counts.get(name) ?? 0) > 0;
  }
  get innermost(): string | undefined {
    return this.#stack.at(-1)?.name;
  }
  push(name: string, close: string): void {
    this.#stack.push({ name, close });
    this.#counts.set(name, (this.#counts.get(name) ?? 0) + 1);
  }
  /** Closes the innermost tag of a name and all tags in it, or all tags. Returns the end tags. */
  close(name?: string): string {
    let html = '';
    for (let last = this.#stack.pop(); last !== undefined; last = this.#stack.pop()) {
      html += last.close;
      this.#counts.set(last.name, (this.#counts.get(last.name) ?? 1) - 1);
      if (last.name === name) break;
    }
    return html;
  }
}

function startAndEndTag(name: string, value: string | undefined): [string, string] | undefined {
  if (name === '*') return ['<li>', '</li>'];
  if (name === 'url' && value !== undefined)
    return /^https?:\/\/[^"<>]+$/i.test(value)
      ? [`<a href="${escapeHtml(value)}" rel="ugc">`, '</a>']
      : undefined;
  const element = value === undefined ? elements[name] : undefined;
  return element === undefined ? undefined : [`<${element}>`, `</${element}>`];
}

function renderPart(text: string, named: TextReferences, open: OpenTags): string {
  let html = '';
  let at = 0;
  const write = (until: number): void => {
    const piece = text.slice(at, until);
    html += (open.has('url') ? escapeHtml(piece) : linkText(piece, named)).replaceAll(
      '\n',
      '<br/>',
    );
  };
  for (const match of text.matchAll(tag)) {
    const { close, name: written = '', value } = match.groups ?? {};
    const name = written.toLowerCase();
    const isOpen = open.has(name);
    if (close === '/') {
      if (!isOpen) continue;
      write(match.index);
      html += open.close(name);
    } else {
      const made = startAndEndTag(name, value);
      if (!made || (name === 'url' && isOpen)) continue;
      write(match.index);
      // A list item has no end tag: the next item ends it.
      if (name === '*' && open.innermost === '*') html += open.close('*');
      html += made[0];
      open.push(name, made[1]);
    }
    at = match.index + match[0].length;
  }
  write(text.length);
  return html;
}

/** Converts BBCode to HTML. Unknown tags and end tags without a start stay text. */
export function renderBbcode(source: string, named: TextReferences): string {
  const text = source.replaceAll('\r', '');
  const open = new OpenTags();
  let html = '';
  let at = 0;
  let isCodeClosed = true;
  for (const match of text.matchAll(verbatim)) {
    if (match.index < at) continue;
    const url = match.groups?.['url'];
    const start = match.index + match[0].length;
    endOfCode.lastIndex = start;
    const end = url === undefined && isCodeClosed ? endOfCode.exec(text) : null;
    if (url === undefined && !end) {
      // No end tag follows. Remembers this, because searching again for each later start tag would
      // take quadratic time.
      isCodeClosed = false;
      continue;
    }
    html += renderPart(text.slice(at, match.index), named, open);
    at = end ? end.index + end[0].length : start;
    if (url === undefined)
      html += `<pre><code>${escapeHtml(text.slice(start, end?.index))}</code></pre>`;
    else if (open.has('url')) html += escapeHtml(url);
    else html += `<a href="${escapeHtml(url)}" rel="ugc">${escapeHtml(url)}</a>`;
  }
  return html + renderPart(text.slice(at), named, open) + open.close();
}
