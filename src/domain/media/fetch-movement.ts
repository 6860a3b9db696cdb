import { movementOf, type Movement } from './movement.ts';

/** More than this stands before no picture. */
const most = 64 * 1024;

/** Answers by address, so that a card that comes back asks nobody. */
const known = new Map<string, Movement>();

async function readStart(response: Response): Promise<Movement | undefined> {
  const reader = response.body?.getReader();
  if (!reader) return undefined;
  let bytes = new Uint8Array();
  let found: Movement | undefined;
  while (found === undefined && bytes.length < most) {
    const { value, done } = await reader.read();
    if (done) break;
    const joined = new Uint8Array(bytes.length + value.length);
    joined.set(bytes);
    joined.set(value, bytes.length);
    bytes = joined;
    found = movementOf(bytes);
  }
  await reader.cancel();
  return found;
}

/**
 * Whether a picture of this site moves; undefined where that cannot be found, which is nobody's
 * concern (R-ATT-022).
 */
export async function fetchMovement(
  src: string,
  signal: AbortSignal,
): Promise<Movement | undefined> {
  const before = known.get(src);
  if (before !== undefined) return before;
  try {
    const response = await fetch(src, {
      signal,
      credentials: 'omit',
      referrerPolicy: 'same-origin',
    });
    const found = response.ok ? await readStart(response) : undefined;
    if (found !== undefined && known.size < 2_000) known.set(src, found);
    return found;
  } catch {
    return undefined;
  }
}
