import { getMedia } from '#contract/calls/media.ts';
import type { Attachment } from '#contract/schemas/attachment.ts';
import type { Session } from '#session/session.ts';

/** Milliseconds before the first check whether a file is processed, and between later ones. */
const pollDelays = { first: 1000, growth: 1.5, longest: 10_000 };

/** Returns whether the server has processed an upload: until then it has no URL. */
export function isProcessed({ url = null }: Attachment): boolean {
  return url !== null;
}

/**
 * Polls until the server has processed an upload, which may take minutes for a video. @throws
 * {ApiError} processing or a request failed; the signal's reason if it is aborted
 */
export async function waitForProcessing(
  { call, clock }: Pick<Session, 'call' | 'clock'>,
  id: string,
  signal: AbortSignal,
): Promise<Attachment> {
  for (
    let pause = pollDelays.first;
    ;
    pause = Math.min(pollDelays.longest, pause * pollDelays.growth)
  ) {
    await clock.wait(pause, signal);
    const { value } = await call(getMedia, { path: { id }, signal });
    if (isProcessed(value)) return value;
  }
}
