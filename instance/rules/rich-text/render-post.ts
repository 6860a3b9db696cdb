import { renderTagsAndEffects } from './render-tags-and-effects.ts';
import { renderBbcode } from './bbcode.ts';
import { linkText, type TextReferences } from './link-text.ts';
import { renderMarkdown } from './markdown.ts';
import { sanitizeHtml } from './sanitize-html.ts';

/** Returns the content type if it is supported, otherwise plain text. */
export function readContentType(given: string | undefined, known: readonly string[]): string {
  return given !== undefined && known.includes(given) ? given : 'text/plain';
}

/** Renders the source of a post to HTML. The mentions and hashtags in it are added to `named`. */
export function renderPost(source: string, contentType: string, named: TextReferences): string {
  if (contentType === 'text/markdown')
    return renderTagsAndEffects(renderMarkdown(source, named), false);
  if (contentType === 'text/x.misskeymarkdown')
    return renderTagsAndEffects(renderMarkdown(source, named), true);
  if (contentType === 'text/bbcode') return renderBbcode(source, named);
  if (contentType === 'text/html')
    return sanitizeHtml(source, (text) => linkText(text, named)).replaceAll('\n', '<br/>');
  return linkText(source, named).replaceAll('\n', '<br/>');
}
