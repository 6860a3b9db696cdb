import { canOnFirstLoad } from '#api/first-load-capabilities.ts';
import type { StreamState } from '#api/stream.ts';
import { waitForInstanceDocument } from '../instance/load-instance.ts';
import type { LiveStreamOptions } from './live-stream.ts';
import type { LiveStream } from './live-stream.ts';

/**
 * Creates a live stream whose code is loaded when the stream first starts, since visitors have no
 * stream. Until then its state is `disabled`, so that timelines are polled. It stays disabled on a
 * server that announces no stream.
 */
export function createDeferredStream(
  options: LiveStreamOptions & { readonly instanceLoaded: Promise<void> },
): LiveStream {
  let live: LiveStream | undefined;
  let loading: Promise<void> | undefined;
  let isWanted = false;

  const load = async (): Promise<void> => {
    try {
      const { createLiveStream } = await import('./live-stream.ts');
      await options.notifications.load();
      await waitForInstanceDocument(options.instance, options.instanceLoaded);
      if (!canOnFirstLoad('streaming', options.instance.getState().info.serverInfo)) return;
      live ??= createLiveStream(options);
      if (isWanted) live.start();
    } catch (error) {
      loading = undefined;
      options.log('loading the stream code failed', { error });
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
    reconnectNow() {
      if (live) live.reconnectNow();
      else if (isWanted) loading ??= load();
    },
  };
}
