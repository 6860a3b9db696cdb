/** Code that is loaded on demand. */
export interface Chunk {
  /** The name of the chunk's export. */
  readonly name: string;
  /** `screen`: the component of a route. `part`: a part of a page. */
  readonly kind: 'screen' | 'part';
}

/** Time in milliseconds after which a chunk that has not loaded counts as failed (R-CONST-097). */
export const chunkTimeoutMs = 120_000;

/** Thrown if code failed to load. Contains the name and kind of the chunk (R-SHELL-062). */
export class ChunkError extends Error {
  readonly chunk: Chunk;
  readonly reason: 'failed' | 'timeout';

  constructor(chunk: Chunk, reason: 'failed' | 'timeout', cause?: unknown) {
    const what = reason === 'timeout' ? 'took too long' : 'could not be loaded';
    super(`The ${chunk.kind} ${chunk.name} ${what}`, { cause });
    this.name = 'ChunkError';
    this.chunk = chunk;
    this.reason = reason;
  }
}

/** Loads a chunk. Rejects with `ChunkError` if loading fails or takes longer than the timeout. */
export async function loadChunk<T>(chunk: Chunk, load: () => Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new ChunkError(chunk, 'timeout')), chunkTimeoutMs);
  try {
    return await Promise.race([load(), late.promise]);
  } catch (error) {
    throw error instanceof ChunkError ? error : new ChunkError(chunk, 'failed', error);
  } finally {
    clearTimeout(timer);
  }
}
