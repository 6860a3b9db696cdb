import type { OriginRewriter } from './origin-rewriter.ts';

/**
 * Maximum number of characters that are held back until a quotation mark arrives. No URL is this
 * long.
 */
const maxPendingLength = 100_000;

/**
 * Rewrites the URLs of JSON while it streams. URLs are enclosed in quotation marks, so each chunk is
 * rewritten up to its last one, and the rest with the next chunk.
 */
export function rewriteStream(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  rewriter: OriginRewriter,
): ReadableStream<Uint8Array> {
  let pending = '';
  return body
    .pipeThrough(new TextDecoderStream())
    .pipeThrough(
      new TransformStream<string, string>({
        transform(chunk, controller) {
          const text = pending + chunk;
          const quote = text.lastIndexOf('"') + 1;
          const end = text.length - quote > maxPendingLength ? text.length : quote;
          pending = text.slice(end);
          if (end > 0) controller.enqueue(rewriter.body(text.slice(0, end)));
        },
        flush(controller) {
          if (pending !== '') controller.enqueue(rewriter.body(pending));
        },
      }),
    )
    .pipeThrough(new TextEncoderStream());
}
