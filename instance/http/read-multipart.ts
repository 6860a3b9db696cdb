import { setImmediate as othersTurn } from 'node:timers/promises';
import type { BodyBounds } from './body-bounds.ts';
import { Refusal, tooLarge } from './refusal.ts';

/** The lines before the content of a part. */
const longestHead = 4096;
const endOfHead = '\r\n\r\n';

const broken = (): Refusal => new Refusal(400, 'The multipart body cannot be read.');

/** Browsers write these three as escapes in a name, and nothing else. */
function unescapeName(name: string): string {
  return name.replaceAll(/%(?:0D|0A|22)/gi, (escape) => decodeURIComponent(escape));
}

function parameterOf(head: string, name: string): string | undefined {
  const value = new RegExp(
    `^content-disposition:[^\\r\\n]*;\\s*${name}="([^"\\r\\n]*)"`,
    'im',
  ).exec(head)?.[1];
  return value === undefined ? undefined : unescapeName(value);
}

/** How much is looked through before others get their turn: some bytes are slow to look through. */
const stride = 1_000_000;

/** Like `indexOf`, with turns for others. */
async function find(bytes: Buffer, mark: Buffer, from: number): Promise<number> {
  for (let at = from; at < bytes.length; at += stride) {
    const found = bytes.subarray(at, at + stride + mark.length).indexOf(mark);
    if (found !== -1) return at + found;
    // oxlint-disable-next-line no-await-in-loop -- others come in between
    await othersTurn();
  }
  return -1;
}

/** Where the content of each part begins, after its head, and ends. */
async function* partsOf(
  bytes: Buffer,
  mark: Buffer,
): AsyncGenerator<{ head: string; content: Buffer }> {
  let at = await find(bytes, mark.subarray(2), 0);
  if (at !== 0 && bytes[at - 1] !== 0x0a) throw broken();
  at += mark.length - 2;
  while (bytes.subarray(at, at + 2).toString('latin1') !== '--') {
    const gap = bytes.subarray(at, at + longestHead).indexOf(endOfHead);
    if (gap === -1) throw bytes.length - at > longestHead ? tooLarge() : broken();
    const from = at + gap + endOfHead.length;
    // An empty part's boundary begins with the line that ends its head.
    const to = await find(bytes, mark, from - 2);
    if (to === -1) throw broken();
    yield {
      head: bytes.subarray(at, at + gap).toString('utf8'),
      content: bytes.subarray(from, Math.max(from, to)),
    };
    at = to + mark.length;
  }
}

/**
 * The fields and files of a multipart body; 400 where it is none, 413 where it has more than `bounds`
 * allow. The platform's reader knows no bounds, and is slow with many parts.
 */
export async function readMultipart(
  bytes: Buffer,
  type: string,
  bounds: BodyBounds,
): Promise<(readonly [string, string | File])[]> {
  const boundary = /boundary="?([^";]+)"?/i.exec(type)?.[1];
  if (boundary === undefined) throw broken();
  const entries: (readonly [string, string | File])[] = [];
  let text = 0;
  for await (const { head, content } of partsOf(bytes, Buffer.from(`\r\n--${boundary}`))) {
    if (entries.length >= bounds.fields) throw tooLarge();
    const name = parameterOf(head, 'name');
    if (name === undefined) throw broken();
    const filename = parameterOf(head, 'filename');
    if (filename === undefined) {
      text += content.length;
      if (text > bounds.textBytes) throw tooLarge();
      entries.push([name, content.toString('utf8')]);
    } else {
      const kind = /^content-type:[ \t]*([^\r\n]*)/im.exec(head)?.[1] ?? 'application/octet-stream';
      entries.push([name, new File([new Uint8Array(content)], filename, { type: kind })]);
    }
  }
  return entries;
}
