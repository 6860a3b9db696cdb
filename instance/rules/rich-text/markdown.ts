import { escapeHtml } from '../escape-html.ts';
import { linkText, type Named } from './link-text.ts';
import { readBlocks, type Block } from './markdown-blocks.ts';

const inline =
  /`(?<code>[^`\n]+)`|\[(?<label>[^\]\n]+)\]\((?<href>https?:\/\/[^\s)"]+)\)|(?<strong>\*\*|__)(?=\S)(?<bold>.+?)(?<=\S)\k<strong>|(?<em>[*_])(?=\S)(?<soft>[^\n]+?)(?<=\S)\k<em>(?!\w)|~~(?<struck>.+?)~~/gsu;

function renderInline(text: string, named: Named): string {
  let html = '';
  let at = 0;
  for (const match of text.matchAll(inline)) {
    const { code, label, href, bold, soft, struck } = match.groups ?? {};
    // `_` inside a word is a letter of it: names and addresses are full of them.
    if (soft !== undefined && /\w/.test(text.charAt(match.index - 1))) continue;
    html += linkText(text.slice(at, match.index), named);
    if (code !== undefined) html += `<code class="inline">${escapeHtml(code)}</code>`;
    else if (label !== undefined && href !== undefined)
      html += `<a href="${escapeHtml(href)}">${escapeHtml(label)}</a>`;
    else if (bold !== undefined) html += `<strong>${renderInline(bold, named)}</strong>`;
    else if (soft !== undefined) html += `<em>${renderInline(soft, named)}</em>`;
    else if (struck !== undefined) html += `<del>${renderInline(struck, named)}</del>`;
    at = match.index + match[0].length;
  }
  return html + linkText(text.slice(at), named);
}

function renderLines(lines: readonly string[], named: Named): string {
  return lines.map((line) => renderInline(line, named)).join('<br/>');
}

function renderItem([first, ...blocks]: readonly Block[], named: Named): string {
  const text = first?.kind === 'text' ? renderLines(first.lines, named) : undefined;
  const rest = text === undefined && first ? [first, ...blocks] : blocks;
  return `<li>${text ?? ''}${renderBlocks(rest, named)}</li>`;
}

function renderBlock(block: Block, named: Named): string {
  switch (block.kind) {
    case 'heading':
      return `<h${block.level}>${renderInline(block.text, named)}</h${block.level}>`;
    case 'rule':
      return '<hr/>';
    case 'quote':
      return `<blockquote>${renderBlocks(block.blocks, named)}</blockquote>`;
    case 'list': {
      const tag = block.isOrdered ? 'ol' : 'ul';
      return `<${tag}>${block.items.map((item) => renderItem(item, named)).join('')}</${tag}>`;
    }
    case 'text':
      return `<p>${renderLines(block.lines, named)}</p>`;
  }
}

function renderBlocks(blocks: readonly Block[], named: Named): string {
  return blocks.map((block) => renderBlock(block, named)).join('');
}

/** The part of Markdown that people use in posts. */
export function renderMarkdown(text: string, named: Named): string {
  return text
    .replaceAll('\r', '')
    .split(/^```[^\n]*\n([\s\S]*?)\n?```$/m)
    .map((part, index) =>
      index % 2 === 1
        ? `<pre><code>${escapeHtml(part)}</code></pre>`
        : renderBlocks(readBlocks(part.split('\n')), named),
    )
    .join('');
}
