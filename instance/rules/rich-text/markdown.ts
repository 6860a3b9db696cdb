import createMarkdownIt, { type MarkdownIt } from 'markdown-it';
import { escapeHtml } from '../escape-html.ts';
import { readAddress } from './bare-address.ts';
import { linkText, type Named } from './link-text.ts';
import { sanitizeHtml } from './sanitize-html.ts';

/* Characters that begin a mention, a hashtag or an address are no longer such once they are escaped. */
const escapable = '@#:';
/** Code points that Unicode keeps free for use inside a program; they stand for escaped characters. */
const firstMark = 0xfd_d0;
const marks = /[\uFDD0-\uFDEF]/g;

function markFor(character: string): string {
  const index = escapable.indexOf(character);
  return index === -1 ? character : String.fromCodePoint(firstMark + index);
}

function withoutMarks(text: string): string {
  return text.replaceAll(marks, (mark) => escapable[(mark.codePointAt(0) ?? 0) - firstMark] ?? '');
}

function headingTag(tag = 'h1'): string {
  return tag === 'h6' ? 'h5' : tag;
}

function codeBlock(content: string): string {
  return `<pre><code>${escapeHtml(content.replace(/\n$/, ''))}</code></pre>`;
}

/** Quotes and lists inside each other. markdown-it drops what lies deeper. */
const deepest = 20;

/** CommonMark with `~~deleted~~`, and with line breaks where the author made them, as on Akkoma. */
function createParser(): MarkdownIt {
  const parser = createMarkdownIt('commonmark', {
    html: false,
    xhtmlOut: true,
    breaks: true,
    maxNesting: deepest,
  }).enable('strikethrough');
  parser.validateLink = (url) => /^(?:https?:\/\/|mailto:)/i.test(url);
  parser.inline.ruler.before('emphasis', 'bare_address', readAddress);
  parser.core.ruler.before('text_join', 'mark_escapes', ({ tokens }) => {
    for (const { children } of tokens)
      for (const token of children ?? [])
        if (token.type === 'text_special') token.content = markFor(token.content);
  });
  parser.core.ruler.push('mark_images_in_links', ({ tokens }) => {
    for (const { children } of tokens) {
      let isInLink = false;
      for (const token of children ?? []) {
        if (token.type.startsWith('link_')) isInLink = token.type === 'link_open';
        if (token.type === 'image') token.meta = { isInLink };
      }
    }
  });

  const { rules } = parser.renderer;
  rules.softbreak = () => '<br/>';
  rules.hardbreak = () => '<br/>';
  // Akkoma allows five levels of headings.
  rules.heading_open = (tokens, index) => `<${headingTag(tokens[index]?.tag)}>`;
  rules.heading_close = (tokens, index) => `</${headingTag(tokens[index]?.tag)}>`;
  rules['s_open'] = () => '<del>';
  rules['s_close'] = () => '</del>';
  rules.hr = () => '<hr/>';
  rules.code_inline = (tokens, index) =>
    `<code class="inline">${escapeHtml(tokens[index]?.content ?? '')}</code>`;
  rules.code_block = (tokens, index) => codeBlock(tokens[index]?.content ?? '');
  rules.fence = (tokens, index) => codeBlock(tokens[index]?.content ?? '');
  // Images from the text would load from other hosts; a link leads to them.
  rules.image = (tokens, index, options, env, self) => {
    const token = tokens[index];
    const source = String(token?.attrGet('src') ?? '');
    const alt = self.renderInlineAsText(token?.children ?? [], options, env) || source;
    return token?.meta?.['isInLink'] === true
      ? escapeHtml(alt)
      : `<a href="${escapeHtml(source)}" rel="ugc">${escapeHtml(alt)}</a>`;
  };
  return parser;
}

const parser = createParser();

/** Markdown as HTML of allowed elements, with mentions, hashtags and addresses made into links. */
export function renderMarkdown(text: string, named: Named): string {
  const source = text.replaceAll(marks, '');
  const env = {};
  const tokens = parser.parse(source, env);
  if (tokens.some(({ level }) => level >= deepest - 1))
    return `<p>${linkText(source, named).replaceAll('\n', '<br/>')}</p>`;
  const html = parser.renderer
    .render(tokens, parser.options, env)
    // The line breaks between elements, which would be shown where clients keep white space.
    .replaceAll(/(?<!\n)\n+(?=<(?!\/code)|$)/g, '');
  return withoutMarks(sanitizeHtml(html, (part) => linkText(part, named)));
}
