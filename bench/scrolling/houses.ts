import path from 'node:path';
import { buildWhenStale } from '../../scripts/build-when-stale.js';
import { root } from '../../scripts/toolchain.js';
import { buildFloor } from '../floor/build-floor.ts';
import { startInstanceProcess } from '../tools/instance-process.ts';
import { withTempFolder } from '../tools/with-temp-folder.ts';

/** The same hundred thousand statuses by the same server, as the bare list and as the client. */
export type House = 'floor' | 'client';

/** Opens both houses; gives their origins. */
export function withLargeWorld<T>(
  work: (origins: Readonly<Record<House, string>>) => Promise<T>,
): Promise<T> {
  return withTempFolder(async (folder) => {
    const floorDir = path.join(folder, 'floor');
    await buildWhenStale();
    await buildFloor(floorDir);
    /* A folder of data has one instance; the world is the same each time. */
    const open = (house: House, clientDir: string) =>
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
