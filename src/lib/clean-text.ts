import { ShapingBound } from './shaping-bound.ts';

/*
 * Control characters that no text needs (tab and line breaks stay), and the marks that force or
 * embed a direction: they can turn "exe.gpj" into a picture and reach past the text's own end.
 */
// oxlint-disable-next-line no-control-regex -- control characters are what it removes
const unwanted = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u202A-\u202E\uFFF9-\uFFFB]/g;

const isolates = /[\u2066-\u2069]/;
const popIsolate = '\u2069';

/* Isolates are harmless when closed; one left open or closed twice would leak into what follows. */
function balanceIsolates(text: string): string {
  const characters = text.split('');
  const open: number[] = [];
  for (const [index, character] of characters.entries()) {
    if (!isolates.test(character)) continue;
    if (character !== popIsolate) open.push(index);
    else if (open.pop() === undefined) characters[index] = '';
  }
  for (const index of open) characters[index] = '';
  return characters.join('');
}

/**
 * Text from a server without what could disturb the text around it, or stop the page. For names as
 * well. `shaping` goes along where a text comes in pieces.
 */
export function cleanText(text: string, shaping = new ShapingBound()): string {
  const cleaned = shaping.bound(text.replace(unwanted, ''));
  return isolates.test(cleaned) ? balanceIsolates(cleaned) : cleaned;
}
