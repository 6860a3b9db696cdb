import { lazy, useState, type FunctionComponent } from 'react';
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

/* Lets the browser paint what is being drawn before more code is fetched. */
function afterDrawing(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/*
 * A browser may keep an import that failed for as long as the page lives (Chromium since 150), and
 * only a new page can have the code. What was typed, and the place, are there again after it. A page
 * that cannot be had would be worse than the note: first the server must answer.
 */
async function canBeginAnew(): Promise<boolean> {
  try {
    const answer = await fetch(import.meta.env.BASE_URL, { method: 'HEAD', cache: 'no-store' });
    return answer.ok;
  } catch {
    return false;
  }
}

/**
 * The component of this name in a module, like React's `lazy`, with which it is made; but what failed can
 * be tried again (R-SHELL-062), by loading the page anew if nothing else helps, and its words come with it.
 */
export function lazyPart<const Name extends string, P extends object>(
  name: Name,
  load: () => Promise<{ readonly [Export in Name]: FunctionComponent<P> }>,
  kind: Chunk['kind'] = 'part',
): LazyPart<P> {
  let code: FunctionComponent<P> | undefined;
  let loading: Promise<FunctionComponent<P>> | undefined;
  let wasToldOf = false;
  const withWords = async (): Promise<FunctionComponent<P>> => {
    const { [name]: part } = await load();
    await addWords();
    code = part;
    return part;
  };
  const fetched = () => (loading ??= loadChunk({ name, kind }, withWords));
  const make = () =>
    lazy<FunctionComponent<P>>(async () => {
      if (!loading) await afterDrawing();
      try {
        return { default: await fetched() };
      } catch (error) {
        if (wasToldOf && (await canBeginAnew())) {
          window.location.reload();
          return await new Promise<never>(() => undefined);
        }
        if (error instanceof ChunkError) {
          forgetters.set(error, () => {
            wasToldOf = true;
            forget();
          });
        }
        throw error;
      }
    });
  let Loaded = make();
  function forget(): void {
    loading = undefined;
    Loaded = make();
  }
  function Part(props: P) {
    /* `lazy` suspends even when the code is there, so that is drawn directly. Chosen once: a change would mount it anew. */
    const [Chosen] = useState<FunctionComponent<P> | typeof Loaded>(() => code ?? Loaded);
    return <Chosen {...props} />;
  }
  return Object.assign(Part, {
    async preload(): Promise<void> {
      try {
        await fetched();
      } catch {
        forget();
      }
    },
  });
}
