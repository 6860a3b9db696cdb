import { setImmediate as othersTurn } from 'node:timers/promises';
import type { BodyBounds } from './body-bounds.ts';
import { HttpError, createTooLargeError } from './http-error.ts';

/** Maximum bytes of the headers of one part. */
const maxHeadLength = 4096;
const endOfHead = '\r\n\r\n';

const malformed = (): HttpError => new HttpError(400, 'The multipart body cannot be read.');

/** Browsers escape only CR, LF and double quotes in names. */
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

/** Number of bytes searched at once; other requests are handled before the next ones. */
const stride = 1_000_000;

/** Like `indexOf`, but yields to other requests. */
async function find(bytes: Buffer, mark: Buffer, from: number): Promise<number> {
  for (let at = from; at < bytes.length; at += stride) {
    const found = bytes.subarray(at, at + stride + mark.length).indexOf(mark);
    if (found !== -1) return at + found;
    // oxlint-disable-next-line no-await-in-loop -- yields to other requests
    await othersTurn();
  }
  return -1;
}

/** Yields the headers and content of each part. */
async function* partsOf(
  bytes: Buffer,
  mark: Buffer,
): AsyncGenerator<{ head: string; content: Buffer }> {
  let at = await find(bytes, mark.subarray(2), 0);
  if (at !== 0 && bytes[at - 1] !== 0x0a) throw malformed();
  at += mark.length - 2;
  while (bytes.subarray(at, at + 2).toString('latin1') !== '--') {
    const gap = bytes.subarray(at, at + maxHeadLength).indexOf(endOfHead);
    if (gap === -1) throw bytes.length - at > maxHeadLength ? createTooLargeError() : malformed();
    const from = at + gap + endOfHead.length;
    // The boundary of an empty part begins with the line break that ends its headers.
    const to = await find(bytes, mark, from - 2);
    if (to === -1) throw malformed();
    yield {
      head: bytes.subarray(at, at + gap).toString('utf8'),
      content: bytes.subarray(from, Math.max(from, to)),
    };
    at = to + mark.length;
  }
}

/**
 * Parses the fields and files of a multipart body. Throws 400 if it is malformed and 413 if it
 * exceeds `bounds`. `Request.formData()` has no limits and is slow with many parts.
 */
export async function readMultipart(
  bytes: Buffer,
  type: string,
  bounds: BodyBounds,
): Promise<(readonly [string, string | File])[]> {
  const boundary = /boundary="?([^";]+)"?/i.exec(type)?.[1];
  if (boundary === undefined) throw malformed();
  const entries: (readonly [string, string | File])[] = [];
  let text = 0;
  for await (const { head, content } of partsOf(bytes, Buffer.from(`\r\n--${boundary}`))) {
    if (entries.length >= bounds.fields) throw createTooLargeError();
    const name = parameterOf(head, 'name');
    if (name === undefined) throw malformed();
    const filename = parameterOf(head, 'filename');
    if (filename === undefined) {
      text += content.length;
      if (text > bounds.textBytes) throw createTooLargeError();
      entries.push([name, content.toString('utf8')]);
    } else {
      const kind = /^content-type:[ \t]*([^\r\n]*)/im.exec(head)?.[1] ?? 'application/octet-stream';
      entries.push([name, new File([new Uint8Array(content)], filename, { type: kind })]);
    }
  }
  return entries;
}
