import type { Rewriter } from './rewrite.ts';

/** Longer text without a quote contains no URL that needs rewriting. */
const maxPendingLength = 100_000;

/**
 * Rewrites JSON while it streams. URLs are enclosed in quotes, so text up to the last quote is
 * complete; the rest is kept until the next chunk.
 */
export function rewriteStream(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  rewriter: Rewriter,
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
