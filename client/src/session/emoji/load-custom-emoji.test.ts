import { afterEach, expect, test, vi } from 'vitest';
import { startTestInstance } from '@rookery/instance/testing/start-test-instance.ts';
import { startSession } from '#session/testing/start-session.ts';
import { customEmojiQueryOptions } from './load-custom-emoji.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['akkoma', 1],
  ['gotosocial', 0],
] as const)(
  'customEmojiQueryOptions: requests without a token only where that is allowed: %s, %i',
  async (dialect, count) => {
    let workers = 0;
    class FailingWorker extends EventTarget {
      constructor() {
        super();
        workers += 1;
        queueMicrotask(() => this.dispatchEvent(new Event('error')));
      }
      terminate = (): void => undefined;
    }
    vi.stubGlobal('Worker', FailingWorker);
    const instance = await startTestInstance({ world: 'empty', config: { dialect } });
    const env = await startSession({ instance, signedInAs: 'mira' });
    const session = env.session();
    await session.instanceLoaded;
    const { signal } = new AbortController();
    expect(await customEmojiQueryOptions(session).queryFn({ signal })).toBeInstanceOf(Array);
    expect(workers).toBe(count);
    await env.end();
  },
);
