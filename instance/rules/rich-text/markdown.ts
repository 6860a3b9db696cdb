import createMarkdownIt, { type MarkdownIt, type StateInline } from 'markdown-it';
import { escapeHtml } from '../escape-html.ts';
import { linkText, type TextReferences } from './link-text.ts';
import { sanitizeHtml } from './sanitize-html.ts';

const scheme = /https?$/;
/*
 * The part of an address after its scheme. It contains no characters with which Markdown starts code,
 * links, autolinks, escapes and character references, since Markdown parses those first.
 */
const addressRest = /:\/\/(?:[^\s<>"'`\\[\]&]|&(?!#?\w{1,31};))+/y;
/** Characters that do not end an address, so that `**https://a.example/**` stays bold. */
const punctuation = '?!.,:;*_~)';

/**
 * A markdown-it rule that keeps an address as typed, so that `_` and `*` in it are not emphasis
 * (GitHub's extension of CommonMark). `linkText` creates the link.
 */
function bareAddressRule(state: StateInline, isSilent: boolean): boolean {
  const { src, pos, posMax } = state;
  if (src[pos] !== ':' || !scheme.test(src.slice(Math.max(pos - 5, 0), pos))) return false;
  addressRest.lastIndex = pos;
  const [found = ''] = addressRest.exec(src) ?? [];
  let end = Math.min(found.length, posMax - pos);
  while (end > 3 && punctuation.includes(found.charAt(end - 1))) end -= 1;
  if (end <= 3) return false;
  if (!isSilent) state.pending += found.slice(0, end);
  state.pos += end;
  return true;
}

/* Characters that start a mention, a hashtag or an address unless they are escaped. */
const escapable = '@#:';
/** Unicode noncharacters, reserved for internal use; placeholders for escaped characters. */
const firstPlaceholder = 0xfd_d0;
const placeholders = /[\uFDD0-\uFDEF]/g;

function placeholderFor(character: string): string {
  const index = escapable.indexOf(character);
  return index === -1 ? character : String.fromCodePoint(firstPlaceholder + index);
}

function withoutPlaceholders(text: string): string {
  return text.replaceAll(
    placeholders,
    (mark) => escapable[(mark.codePointAt(0) ?? 0) - firstPlaceholder] ?? '',
  );
}

function headingTag(tag = 'h1'): string {
  return tag === 'h6' ? 'h5' : tag;
}

function codeBlock(content: string): string {
  return `<pre><code>${escapeHtml(content.replace(/\n$/, ''))}</code></pre>`;
}

/** Maximum depth of nested quotes and lists. markdown-it drops deeper content. */
const maxNestingDepth = 20;

/** Creates a parser for CommonMark with `~~strikethrough~~` and hard line breaks, as on Akkoma. */
function createParser(): MarkdownIt {
  const parser = createMarkdownIt('commonmark', {
    html: false,
    xhtmlOut: true,
    breaks: true,
    maxNesting: maxNestingDepth,
  }).enable('strikethrough');
  parser.validateLink = (url) => /^(?:https?:\/\/|mailto:)/i.test(url);
  parser.inline.ruler.before('emphasis', 'bare_address', bareAddressRule);
  parser.core.ruler.before('text_join', 'mark_escapes', ({ tokens }) => {
    for (const { children } of tokens)
      for (const token of children ?? [])
        if (token.type === 'text_special') token.content = placeholderFor(token.content);
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
  // Akkoma allows five heading levels.
  rules.heading_open = (tokens, index) => `<${headingTag(tokens[index]?.tag)}>`;
  rules.heading_close = (tokens, index) => `</${headingTag(tokens[index]?.tag)}>`;
  rules['s_open'] = () => '<del>';
  rules['s_close'] = () => '</del>';
  rules.hr = () => '<hr/>';
  rules.code_inline = (tokens, index) =>
    `<code class="inline">${escapeHtml(tokens[index]?.content ?? '')}</code>`;
  rules.code_block = (tokens, index) => codeBlock(tokens[index]?.content ?? '');
  rules.fence = (tokens, index) => codeBlock(tokens[index]?.content ?? '');
  // Images would be loaded from other hosts; they become links.
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

/**
 * Converts Markdown to HTML with allowed elements and links for mentions, hashtags and addresses. A
 * text with too deep quotes or lists is rendered as plain text, so that nothing is lost.
 */
export function renderMarkdown(text: string, named: TextReferences): string {
  const source = text.replaceAll(placeholders, '');
  const env = {};
  const tokens = parser.parse(source, env);
  if (tokens.some(({ level }) => level >= maxNestingDepth - 1))
    return `<p>${linkText(source, named).replaceAll('\n', '<br/>')}</p>`;
  const html = parser.renderer
    .render(tokens, parser.options, env)
    // Clients with `white-space: pre` would display the line breaks between elements.
    .replaceAll(/(?<!\n)\n+(?=<(?!\/code)|$)/g, '');
  return withoutPlaceholders(sanitizeHtml(html, (part) => linkText(part, named)));
}
