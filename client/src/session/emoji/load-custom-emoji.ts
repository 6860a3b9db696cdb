import { can } from '#api/capabilities.ts';
import type { Session } from '../session.ts';
import { trustedScriptUrl } from '#lib/trusted-script-url.ts';
import { createQueryKey } from '../queries/query-client.ts';
import { type CustomEmoji, customEmojiQuery } from './custom-emoji.ts';
import { unpackEmojiColumns } from './emoji-columns.ts';
// oxlint-disable-next-line import/default -- Vite exports the address of the built worker
import workerUrl from './emoji-worker.ts?worker&url';

let trustedUrl: string | undefined;

/**
 * Starts the emoji worker. Returns undefined if the Content-Security-Policy of the server forbids
 * workers.
 */
function startWorker(origin: string): Worker | undefined {
  try {
    trustedUrl ??= trustedScriptUrl('rookery-emoji', workerUrl);
    return new Worker(trustedUrl, { type: 'module', name: origin });
  } catch {
    return undefined;
  }
}

/**
 * Loads the list in a worker. Resolves to undefined if the worker cannot run or receives no list.
 */
async function loadInWorker(
  origin: string,
  signal: AbortSignal,
): Promise<readonly CustomEmoji[] | undefined> {
  const worker = startWorker(origin);
  if (!worker) return undefined;
  try {
    return await new Promise((resolve) => {
      worker.addEventListener('message', ({ data }) => resolve(unpackEmojiColumns(data)));
      worker.addEventListener('error', () => resolve(undefined));
      signal.addEventListener('abort', () => resolve(undefined));
    });
  } finally {
    worker.terminate();
  }
}

/**
 * Requests the custom emoji in a worker, since parsing 20,000 of them would block the page. If the
 * worker returns no list, requests them in the page, which also gives the error to show. The worker
 * has no token, so it is not used on servers that refuse requests for custom emoji without a token.
 */
async function loadCustomEmoji(
  session: Session,
  signal: AbortSignal,
): Promise<readonly CustomEmoji[]> {
  const isPublic = can('publicCustomEmoji', session.instance.getState().info.serverInfo);
  const emoji = isPublic ? await loadInWorker(session.origin, signal) : undefined;
  signal.throwIfAborted();
  return emoji ?? session.load(customEmojiQuery.call, { signal }, customEmojiQuery.handleResponse);
}

/**
 * Query options for the custom emoji of the instance, which are requested once, when they are first
 * needed.
 */
export function customEmojiQueryOptions(session: Session) {
  return {
    queryKey: createQueryKey(customEmojiQuery, {}),
    queryFn: ({ signal }: { signal: AbortSignal }) => loadCustomEmoji(session, signal),
    staleTime: Infinity,
  };
}
