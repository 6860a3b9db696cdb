import { escapeHtml } from '../escape-html.ts';
import { linkText, type Named } from './link-text.ts';

/** BBCode's words, and the elements that they become. */
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
const verbatim =
  /\[code\](?<code>[\s\S]*?)\[\/code\]|\[(?:url|img)\](?<url>https?:\/\/[^[\]\s"<>]+)\[\/(?:url|img)\]/gi;

interface Open {
  readonly name: string;
  readonly close: string;
}

function opening(name: string, value: string | undefined): [string, string] | undefined {
  if (name === '*') return ['<li>', '</li>'];
  if (name === 'url' && value !== undefined)
    return /^https?:\/\/[^"<>]+$/i.test(value)
      ? [`<a href="${escapeHtml(value)}" rel="ugc">`, '</a>']
      : undefined;
  const element = value === undefined ? elements[name] : undefined;
  return element === undefined ? undefined : [`<${element}>`, `</${element}>`];
}

function renderPart(text: string, named: Named, open: Open[]): string {
  let html = '';
  let at = 0;
  const write = (until: number): void => {
    const piece = text.slice(at, until);
    const isInLink = open.some(({ name }) => name === 'url');
    html += (isInLink ? escapeHtml(piece) : linkText(piece, named)).replaceAll('\n', '<br/>');
  };
  const closeUpTo = (name: string): void => {
    for (let last = open.pop(); last !== undefined; last = open.pop()) {
      html += last.close;
      if (last.name === name) return;
    }
  };
  for (const match of text.matchAll(tag)) {
    const { close, name: written = '', value } = match.groups ?? {};
    const name = written.toLowerCase();
    const isOpen = open.some((each) => each.name === name);
    if (close === '/') {
      if (!isOpen) continue;
      write(match.index);
      closeUpTo(name);
    } else {
      const made = opening(name, value);
      if (!made || (name === 'url' && isOpen)) continue;
      write(match.index);
      // A point of a list ends the one before it.
      if (name === '*' && open.at(-1)?.name === '*') closeUpTo('*');
      html += made[0];
      open.push({ name, close: made[1] });
    }
    at = match.index + match[0].length;
  }
  write(text.length);
  return html;
}

/** BBCode as HTML. Words that it does not know, and ends without a beginning, stay as written. */
export function renderBbcode(source: string, named: Named): string {
  const text = source.replaceAll('\r', '');
  const open: Open[] = [];
  let html = '';
  let at = 0;
  for (const match of text.matchAll(verbatim)) {
    html += renderPart(text.slice(at, match.index), named, open);
    at = match.index + match[0].length;
    const { code, url = '' } = match.groups ?? {};
    const isInLink = open.some(({ name }) => name === 'url');
    if (code === undefined && isInLink) html += escapeHtml(url);
    else
      html +=
        code === undefined
          ? `<a href="${escapeHtml(url)}" rel="ugc">${escapeHtml(url)}</a>`
          : `<pre><code>${escapeHtml(code)}</code></pre>`;
  }
  html += renderPart(text.slice(at), named, open);
  return (
    html +
    open
      .toReversed()
      .map(({ close }) => close)
      .join('')
  );
}
