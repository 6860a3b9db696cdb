import path from 'node:path';
import { buildWhenStale } from '../../scripts/build-when-stale.js';
import { root } from '../../scripts/toolchain.js';
import { buildFloor } from '../floor/build-floor.ts';
import { startInstanceProcess } from '../tools/instance-process.ts';
import { withTempFolder } from '../tools/with-temp-folder.ts';

/**
 * The compared sites: the floor, and the client with and without preloaded documents, with the same
 * statuses and server.
 */
export type SiteName = 'floor' | 'preloaded' | 'bare';

function addressOf({ origin }: { readonly origin: string }): string {
  return `${origin}/main/all`;
}

/** Starts all three sites and calls `work` with their URLs. */
export function withSites<T>(
  work: (addresses: Readonly<Record<SiteName, string>>) => Promise<T>,
): Promise<T> {
  return withTempFolder(async (folder) => {
    const floorDir = path.join(folder, 'floor');
    await buildWhenStale();
    await buildFloor(floorDir);
    /* A data folder supports one instance; the seed data are the same each time. */
    const open = (house: SiteName, clientDir: string, documents: boolean) =>
      startInstanceProcess({
        dataDir: path.join(folder, `${house}-data`),
        world: 'demo',
        clientDir,
        config: { preload: { documents, publicTimeline: false } },
      });
    const dist = path.join(root, 'dist');
    const preloaded = await open('preloaded', dist, true);
    const bare = await open('bare', dist, false);
    const floor = await open('floor', floorDir, false);
    try {
      return await work({
        floor: addressOf(floor),
        preloaded: addressOf(preloaded),
        bare: addressOf(bare),
      });
    } finally {
      for (const server of [floor, bare, preloaded]) await server.stop();
    }
  });
}
