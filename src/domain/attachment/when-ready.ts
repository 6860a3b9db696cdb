import { getMedia } from '#contract/calls/media.ts';
import type { Attachment } from '#contract/schemas/attachment.ts';
import type { Session } from '#session/session.ts';

/** Milliseconds before the first question whether a file is ready, and between later ones. */
const pauses = { first: 1000, growth: 1.5, longest: 10_000 };

/** Whether the server has done with an upload: until then it has no address. */
export function isReady({ url = null }: Attachment): boolean {
  return url !== null;
}

/**
 * Asks until the server has done with an upload, which may take minutes (a video).
 *
 * @throws {ApiError} it could not be worked on, or the server could not be asked; the signal's reason
 *   when that is aborted
 */
export async function whenReady(
  { call, clock }: Pick<Session, 'call' | 'clock'>,
  id: string,
  signal: AbortSignal,
): Promise<Attachment> {
  for (let pause = pauses.first; ; pause = Math.min(pauses.longest, pause * pauses.growth)) {
    await clock.wait(pause, signal);
    const { value } = await call(getMedia, { path: { id }, signal });
    if (isReady(value)) return value;
  }
}
