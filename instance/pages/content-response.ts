import type { FileContent } from '#media/file-content.ts';

interface ByteRange {
  readonly start: number;
  /** The position after the last byte. */
  readonly end: number;
}

/**
 * Returns the requested part of a content. Undefined if the header requests several parts or none,
 * so that the whole content is sent. If the content has no such part, `end` is not after `start`.
 */
function requestedRange(header: string | null, size: number): ByteRange | undefined {
  const range = /^bytes=(?:(\d+)-(\d*)|-(\d+))$/.exec(header ?? '');
  if (!range) return undefined;
  const [, from, to, lastBytes] = range;
  const start = from === undefined ? Math.max(size - Number(lastBytes), 0) : Number(from);
  return { start, end: Math.min(to ? Number(to) + 1 : size, size) };
}

/** Returns a response that reads a content, or the part that `Range` asks for, while it is sent. */
export function contentResponse(
  content: FileContent,
  headers: Headers,
  request: Request,
): Response {
  const { size } = content;
  headers.set('accept-ranges', 'bytes');
  const condition = request.headers.get('if-range');
  const isCurrent = condition === null || condition === headers.get('etag');
  const range = isCurrent ? requestedRange(request.headers.get('range'), size) : undefined;
  const { start, end } = range ?? { start: 0, end: size };
  if (range && start >= end) {
    headers.set('content-range', `bytes */${size}`);
    return new Response(null, { status: 416, headers });
  }
  if (range) headers.set('content-range', `bytes ${start}-${end - 1}/${size}`);
  headers.set('content-length', String(end - start));
  return new Response(request.method === 'HEAD' ? null : content.read(start, end), {
    status: range ? 206 : 200,
    headers,
  });
}
