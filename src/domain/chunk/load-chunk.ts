/** Code that is fetched when it is needed, and what it is for. */
export interface Chunk {
  /** As what it holds is called. */
  readonly name: string;
  /** `screen`: what stands at an address. `part`: something of the page. */
  readonly kind: 'screen' | 'part';
}

/** Longer than this no chunk may take (milliseconds; R-CONST-097). */
export const chunkTimeout = 120_000;

/** Code did not come. Names the chunk and its kind (R-SHELL-062). */
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

/** Fetches code. Throws `ChunkError`, also when it takes too long. */
export async function loadChunk<T>(chunk: Chunk, load: () => Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new ChunkError(chunk, 'timeout')), chunkTimeout);
  try {
    return await Promise.race([load(), late.promise]);
  } catch (error) {
    throw error instanceof ChunkError ? error : new ChunkError(chunk, 'failed', error);
  } finally {
    clearTimeout(timer);
  }
}
