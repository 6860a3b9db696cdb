import type { StreamState } from '#api/stream/stream-state.ts';
import type { LiveOptions } from './live-options.ts';
import type { Live } from './live.ts';

/**
 * The live stream, whose code is fetched when it is first started: a visitor has none. While the
 * code is not there the stream counts as disabled, so that timelines are asked for new statuses.
 */
export function createLiveLater(options: LiveOptions): Live {
  let live: Live | undefined;
  let loading: Promise<void> | undefined;
  let isWanted = false;

  const load = async (): Promise<void> => {
    try {
      const { createLive } = await import('./live.ts');
      live ??= createLive(options);
      if (isWanted) live.start();
    } catch (error) {
      loading = undefined;
      options.log('the code of the stream could not be fetched', { error });
    }
  };

  return {
    state: (): StreamState => live?.state() ?? 'disabled',
    start() {
      isWanted = true;
      if (live) live.start();
      else loading ??= load();
    },
    stop() {
      isWanted = false;
      live?.stop();
    },
    wake() {
      if (live) live.wake();
      else if (isWanted) loading ??= load();
    },
  };
}
