import path from 'node:path';
import { buildWhenStale } from '../../scripts/build-when-stale.js';
import { root } from '../../scripts/toolchain.js';
import { buildFloor } from '../floor/build-floor.ts';
import {
  startInstanceProcess,
  type InstanceProcess,
  type InstanceProcessOptions,
} from './instance-process.ts';
import { withTempFolder } from './with-temp-folder.ts';

/** Starts an instance with the client, or with the plain list to compare it with. */
type OpenSite = (
  site: 'client' | 'floor',
  config?: InstanceProcessOptions['config'],
) => Promise<string>;

/** Calls `work` with a function that starts a site and returns its origin, and stops all sites. */
export function withSites<T>(
  world: 'demo' | 'large',
  work: (open: OpenSite) => Promise<T>,
): Promise<T> {
  return withTempFolder(async (folder) => {
    const own = process.env['CLIENT_DIR'];
    if (own === undefined) await buildWhenStale();
    const folders = { client: own ?? path.join(root, 'dist'), floor: path.join(folder, 'floor') };
    await buildFloor(folders.floor);
    const servers: InstanceProcess[] = [];
    const open: OpenSite = async (site, config = {}) => {
      // A data folder supports one instance; the seed data are the same each time.
      const dataDir = path.join(folder, `data-${servers.length}`);
      const clientDir = folders[site];
      const server = await startInstanceProcess({ world, dataDir, clientDir, config });
      servers.push(server);
      return server.origin;
    };
    try {
      return await work(open);
    } finally {
      for (const server of servers) await server.stop();
    }
  });
}
