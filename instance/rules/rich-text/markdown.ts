import { escapeHtml } from '../escape-html.ts';
import { linkText, type Named } from './link-text.ts';

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

function renderBlock(block: string, named: Named): string {
  const lines = block.split('\n');
  const heading = /^(#{1,6})\s+(.+)$/.exec(lines[0] ?? '');
  if (heading && lines.length === 1) {
    const level = heading[1]?.length ?? 1;
    return `<h${level}>${renderInline(heading[2] ?? '', named)}</h${level}>`;
  }
  if (lines.every((line) => /^[-*+]\s+/.test(line)))
    return `<ul>${lines.map((line) => `<li>${renderInline(line.replace(/^[-*+]\s+/, ''), named)}</li>`).join('')}</ul>`;
  if (lines.every((line) => /^\d+[.)]\s+/.test(line)))
    return `<ol>${lines.map((line) => `<li>${renderInline(line.replace(/^\d+[.)]\s+/, ''), named)}</li>`).join('')}</ol>`;
  if (lines.every((line) => line.startsWith('>')))
    return `<blockquote><p>${renderLines(
      lines.map((line) => line.replace(/^>\s?/, '')),
      named,
    )}</p></blockquote>`;
  return `<p>${renderLines(lines, named)}</p>`;
}

/** The part of Markdown that people use in posts. */
export function renderMarkdown(text: string, named: Named): string {
  return text
    .split(/^```[^\n]*\n([\s\S]*?)\n?```$/m)
    .map((part, index) => {
      if (index % 2 === 1) return `<pre><code>${escapeHtml(part)}</code></pre>`;
      return part
        .split(/\n{2,}/)
        .map((block) => block.replace(/^\n+|\n+$/g, ''))
        .filter((block) => block !== '')
        .map((block) => renderBlock(block, named))
        .join('');
    })
    .join('');
}
