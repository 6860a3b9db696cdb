/** Code that is loaded on demand. */
export interface Chunk {
  /** The name of its export. */
  readonly name: string;
  /** `screen`: the component of a route. `part`: a part of a page. */
  readonly kind: 'screen' | 'part';
}

/** Timeout of a chunk in milliseconds (R-CONST-097). */
export const chunkTimeoutMs = 120_000;

/** Code failed to load. Has the chunk's name and kind (R-SHELL-062). */
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

/** Loads code. Rejects with `ChunkError`, also after the timeout. */
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
