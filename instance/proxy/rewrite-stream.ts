import type { Rewriter } from './rewrite.ts';

/** Text without a single quote that is longer holds no address that would be rewritten. */
const longestCarry = 100_000;

/**
 * Rewrites JSON while it comes. Addresses stand between quotes, so what ends with one can be sent on;
 * the rest waits for what follows.
 */
export function rewriteStream(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  rewriter: Rewriter,
): ReadableStream<Uint8Array> {
  let carried = '';
  return body
    .pipeThrough(new TextDecoderStream())
    .pipeThrough(
      new TransformStream<string, string>({
        transform(chunk, controller) {
          const text = carried + chunk;
          const quote = text.lastIndexOf('"') + 1;
          const end = text.length - quote > longestCarry ? text.length : quote;
          carried = text.slice(end);
          if (end > 0) controller.enqueue(rewriter.body(text.slice(0, end)));
        },
        flush(controller) {
          if (carried !== '') controller.enqueue(rewriter.body(carried));
        },
      }),
    )
    .pipeThrough(new TextEncoderStream());
}
