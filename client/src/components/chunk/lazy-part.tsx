import { lazy, useState, type FunctionComponent } from 'react';
import { loadMessages } from '#i18n/activate-language.ts';
import { ChunkError, loadChunk, type Chunk } from '#lib/chunk/load-chunk.ts';

/** A component whose code is loaded on first render, or earlier by `preload`. */
export type LazyPart<P> = FunctionComponent<P> & {
  /** Loads the code before it is rendered. Never rejects: rendering shows the error. */
  readonly preload: () => Promise<void>;
};

/** For each error that is not shown yet, the function that lets its code be requested again. */
const forgetters = new WeakMap<ChunkError, () => void>();

/**
 * Allows code that failed to load to be requested again by the next render. Call this once the
 * failure is on screen: before that, React renders the component several times, and each render
 * would repeat the request.
 */
export function forgetChunkFailure(error: unknown): void {
  if (error instanceof ChunkError) forgetters.get(error)?.();
}

/* Lets the browser paint the current frame before more code is requested. */
function afterPaint(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/* Chromium since 150 may cache a failed import for the lifetime of the page, so that only a reload
   loads the code. Typed text and the scroll position are restored after a reload. If the server does
   not respond, the reload would fail as well, so the error stays on screen instead. */
async function canReload(): Promise<boolean> {
  try {
    const response = await fetch(import.meta.env.BASE_URL, { method: 'HEAD', cache: 'no-store' });
    return response.ok;
  } catch {
    return false;
  }
}

/**
 * Creates a lazy component by its export name in a module, with its messages. Like React's `lazy`,
 * but a failure can be retried (R-SHELL-062), by reloading the page if nothing else helps.
 */
export function lazyPart<const Name extends string, P extends object>(
  name: Name,
  load: () => Promise<{ readonly [Export in Name]: FunctionComponent<P> }>,
  kind: Chunk['kind'] = 'part',
): LazyPart<P> {
  let code: FunctionComponent<P> | undefined;
  let loading: Promise<FunctionComponent<P>> | undefined;
  let wasErrorShown = false;
  const loadWithMessages = async (): Promise<FunctionComponent<P>> => {
    const { [name]: part } = await load();
    await loadMessages();
    code = part;
    return part;
  };
  const fetched = () => (loading ??= loadChunk({ name, kind }, loadWithMessages));
  const make = () =>
    lazy<FunctionComponent<P>>(async () => {
      if (!loading) await afterPaint();
      try {
        return { default: await fetched() };
      } catch (error) {
        if (wasErrorShown && (await canReload())) {
          window.location.reload();
          return await new Promise<never>(() => undefined);
        }
        if (error instanceof ChunkError) {
          forgetters.set(error, () => {
            wasErrorShown = true;
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
    /* `lazy` suspends even if the code is loaded, so loaded code is rendered without it. The
       component is chosen once per mount: a change would make React remount it. */
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
