import { readdirSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';
import { createConfigFile } from '../../e2e/fixtures/create-config-file.ts';
import { InstanceProcess } from '../../e2e/fixtures/instance-process.ts';
import { buildWhenStale } from '../../tools/build-when-stale.js';
import { repositoryRoot } from '../../tools/toolchain.js';
import { withTempFolder } from './with-temp-folder.ts';

/**
 * Starts an instance that serves the client or the floor, which is a plain list to compare it with.
 */
export type OpenSite = (
  site: 'client' | 'floor',
  switches?: Readonly<Record<string, unknown>>,
) => Promise<InstanceProcess>;

/**
 * Builds the floor with Vite's defaults, so that changes of the project's build do not affect it.
 */
async function buildFloor(outDir: string): Promise<void> {
  await build({
    configFile: false,
    root: path.join(repositoryRoot, 'bench', 'floor'),
    publicDir: path.join(repositoryRoot, 'client/public'),
    logLevel: 'warn',
    build: { outDir, emptyOutDir: true },
  });
}

/** Calls `work` with a function that starts a site, and stops all sites. */
export function withSites<T>(
  world: 'demo' | 'empty' | 'large',
  work: (open: OpenSite) => Promise<T>,
): Promise<T> {
  return withTempFolder(async (folder) => {
    if (process.env['CLIENT_DIR'] === undefined) await buildWhenStale();
    const opened: { dispose(): Promise<void> }[] = [];
    try {
      return await work(async (site, switches = {}) => {
        if (site === 'floor' && readdirSync(folder).length === 0) await buildFloor(folder);
        const config = await createConfigFile(switches);
        opened.push(config);
        const client = site === 'floor' ? ['--client', folder] : [];
        const flags = ['--world', world, '--no-throttle', '--config', config.path, ...client];
        const instance = await InstanceProcess.create(flags);
        opened.push(instance);
        return instance;
      });
    } finally {
      for (const each of opened.toReversed()) await each.dispose();
    }
  });
}
