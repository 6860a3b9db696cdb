import { decodeReferences } from './character-references.ts';

export interface MarkupHandler {
  text(text: string): void;
  open(name: string, attributes: ReadonlyMap<string, string>, isSelfClosing: boolean): void;
  close(name: string): void;
}

/* Elements whose content is not HTML. Tags in it are text, up to the end tag of the element. */
const rawElements = new Set(
  'script style textarea title xmp iframe noembed noframes noscript plaintext'.split(' '),
);

const relevantAttributes =
  /^(?:alt|alttext|checked|class|data|dir|encoding|href|rel|reversed|src|srcset|start|title|type|value|data-[a-z-]{1,24})$/;

const space = /[\t\n\f\r /]*/y;
const tagName = /[^\t\n\f\r />]+/y;
const attributeName = /[^\t\n\f\r />][^\t\n\f\r />=]*/y;
const equalsSign = /[\t\n\f\r ]*=[\t\n\f\r ]*/y;
const bareValue = /[^\t\n\f\r >]*/y;
const commentEnd = /--!?>/g;

/**
 * Returns the position after a match of the sticky `pattern` at `from`; returns `from` if it does
 * not match.
 */
function skip(pattern: RegExp, html: string, from: number): number {
  pattern.lastIndex = from;
  return pattern.test(html) ? pattern.lastIndex : from;
}

function after(html: string, mark: string, from: number): number {
  const at = html.indexOf(mark, from);
  return at === -1 ? html.length : at + mark.length;
}

function afterComment(html: string, from: number): number {
  if (html.startsWith('>', from)) return from + 1;
  if (html.startsWith('->', from)) return from + 2;
  commentEnd.lastIndex = from;
  return commentEnd.test(html) ? commentEnd.lastIndex : html.length;
}

function afterRawText(html: string, name: string, from: number): number {
  if (name === 'plaintext') return html.length;
  const end = new RegExp(`</${name}(?=[\\t\\n\\f\\r />])`, 'gi');
  end.lastIndex = from;
  const match = end.exec(html);
  return match === null ? html.length : match.index;
}

interface Tag {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly isSelfClosing: boolean;
  readonly end: number;
}

/* An unterminated tag at the end of the text is dropped, as in browsers. */
function readTag(html: string, from: number): Tag | undefined {
  const attributes = new Map<string, string>();
  let at = skip(tagName, html, from);
  const name = html.slice(from, at).toLowerCase();
  while (at < html.length) {
    at = skip(space, html, at);
    if (html.charAt(at) === '>') {
      return { name, attributes, isSelfClosing: html.charAt(at - 1) === '/', end: at + 1 };
    }
    const nameEnd = skip(attributeName, html, at);
    const attribute = html.slice(at, nameEnd).toLowerCase();
    const valueStart = skip(equalsSign, html, nameEnd);
    let value = '';
    at = valueStart;
    if (valueStart > nameEnd) {
      const quote = html.charAt(valueStart);
      if (quote === '"' || quote === "'") {
        at = after(html, quote, valueStart + 1);
        if (at === html.length) return undefined;
        value = html.slice(valueStart + 1, at - 1);
      } else {
        at = skip(bareValue, html, valueStart);
        value = html.slice(valueStart, at);
      }
    }
    if (relevantAttributes.test(attribute) && !attributes.has(attribute)) {
      attributes.set(attribute, decodeReferences(value, 'attribute'));
    }
  }
  return undefined;
}

/**
 * Tokenizes HTML and calls the handler for each token. Reads each character once. The HTML need not
 * be valid: the name of a tag can be any string, and start and end tags need not match. Only
 * attributes that the tree needs are passed to the handler.
 */
export function tokenizeHtml(html: string, handler: MarkupHandler): void {
  let at = 0;
  while (at < html.length) {
    const angle = html.indexOf('<', at);
    const textEnd = angle === -1 ? html.length : angle;
    if (textEnd > at) handler.text(decodeReferences(html.slice(at, textEnd), 'text'));
    if (angle === -1) return;
    const next = html.charAt(angle + 1);
    const isEndTag = next === '/';
    if (/[a-z]/i.test(isEndTag ? html.charAt(angle + 2) : next)) {
      const tag = readTag(html, angle + (isEndTag ? 2 : 1));
      if (tag === undefined) return;
      at = tag.end;
      if (isEndTag) {
        handler.close(tag.name);
      } else {
        handler.open(tag.name, tag.attributes, tag.isSelfClosing);
        if (rawElements.has(tag.name)) at = afterRawText(html, tag.name, at);
      }
    } else if (html.startsWith('!--', angle + 1)) {
      at = afterComment(html, angle + 4);
    } else if (next === '!' || next === '?' || isEndTag) {
      at = after(html, '>', angle + 2);
    } else {
      handler.text('<');
      at = angle + 1;
    }
  }
}
