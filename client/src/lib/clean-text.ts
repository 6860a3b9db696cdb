import { ShapingBound } from './shaping-bound.ts';

/*
 * Control characters except tab and line breaks, and characters that embed or override a direction.
 * The latter can make the name of a program look like that of a picture, and they affect the text
 * that follows.
 */
// oxlint-disable-next-line no-control-regex -- control characters are what it removes
const unwanted = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u202A-\u202E\uFFF9-\uFFFB]/g;

const isolates = /[\u2066-\u2069]/;
const popIsolate = '\u2069';

/* Removes isolates that are not closed, since they would affect the text that follows. Pairs of
   isolates are harmless. */
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
 * Removes characters from a server's text that could change the surrounding text or freeze the
 * page. Pass the same `shaping` for all pieces of one text.
 */
export function cleanText(text: string, shaping = new ShapingBound()): string {
  const cleaned = text.replace(unwanted, '');
  return shaping.bound(isolates.test(cleaned) ? balanceIsolates(cleaned) : cleaned);
}
