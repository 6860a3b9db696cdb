import type { FunctionComponent } from 'react';
import { addWords } from '#i18n/activate-language.ts';
import { ChunkError, loadChunk, type Chunk } from './load-chunk.ts';

/** A component whose code is fetched when it is first drawn, or ahead by `preload`. */
export type LazyPart<P> = FunctionComponent<P> & {
  /** Never fails: drawing tells what went wrong. */
  readonly preload: () => Promise<void>;
};

/** Failures that wait for being shown, and how each is forgotten. */
const forgetters = new WeakMap<ChunkError, () => void>();

/**
 * Lets the code be asked for anew at the next drawing. To be called once a failure stands on the
 * screen: before that, drawing again would ask again without end.
 */
export function forgetChunkFailure(error: unknown): void {
  if (error instanceof ChunkError) forgetters.get(error)?.();
}

/* What is being drawn stands on the page first, and does not share the way with more code. */
function afterDrawing(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** Like React's `lazy`, but what failed can be tried again (spec 1 §8); and its words come with it. */
export function lazyPart<P extends object>(
  chunk: Chunk,
  load: () => Promise<FunctionComponent<P>>,
): LazyPart<P> {
  let Loaded: FunctionComponent<P> | undefined;
  let loading: Promise<void> | undefined;
  let failure: ChunkError | undefined;

  const forget = (): void => {
    failure = undefined;
    loading = undefined;
  };
  const withWords = async (): Promise<FunctionComponent<P>> => {
    const part = await load();
    await addWords();
    return part;
  };
  const begin = async (): Promise<void> => {
    try {
      Loaded = await loadChunk(chunk, withWords);
    } catch (error) {
      if (!(error instanceof ChunkError)) throw error;
      failure = error;
      forgetters.set(error, forget);
    }
  };
  function Part(props: P) {
    if (failure) throw failure;
    /* So a component says that it waits. `use` would want every press in a test awaited by React. */
    if (!Loaded) throw (loading ??= afterDrawing().then(begin));
    return <Loaded {...props} />;
  }
  return Object.assign(Part, {
    preload(): Promise<void> {
      if (failure) forget();
      return (loading ??= begin());
    },
  });
}
