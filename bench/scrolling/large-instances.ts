import path from 'node:path';
import { buildWhenStale } from '../../scripts/build-when-stale.js';
import { root } from '../../scripts/toolchain.js';
import { buildFloor } from '../floor/build-floor.ts';
import { startInstanceProcess } from '../tools/instance-process.ts';
import { withTempFolder } from '../tools/with-temp-folder.ts';

/** The compared sites with the same 100,000 statuses: the plain list and the client. */
export type LargeSiteName = 'floor' | 'client';

/** Starts both sites and calls `work` with their origins. */
export function withLargeInstances<T>(
  work: (origins: Readonly<Record<LargeSiteName, string>>) => Promise<T>,
): Promise<T> {
  return withTempFolder(async (folder) => {
    const floorDir = path.join(folder, 'floor');
    await buildWhenStale();
    await buildFloor(floorDir);
    /* A data folder supports one instance; the seed data are the same each time. */
    const open = (house: LargeSiteName, clientDir: string) =>
      startInstanceProcess({
        dataDir: path.join(folder, `${house}-data`),
        world: 'large',
        clientDir,
      });
    const client = await open('client', process.env['CLIENT_DIR'] ?? path.join(root, 'dist'));
    const floor = await open('floor', floorDir);
    try {
      return await work({ floor: floor.origin, client: client.origin });
    } finally {
      for (const server of [floor, client]) await server.stop();
    }
  });
}
