import { randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { registerMember } from '#commands/register-member.ts';
import { postStatus } from '#commands/post-status.ts';
import { startInstance } from '#start-instance.ts';

/**
 * Runs an instance with large files. Reports its memory and CPU time whenever the parent process
 * requests them; with `collect` it collects garbage before (Node's `--expose-gc`). After other
 * collections, V8 keeps the memory of a heap that has grown for up to minutes (heapTotal 163 MB
 * with 23 MB used, Node 24). A `last-resort` collection returns it, so that the reported memory is
 * in use.
 */

const fileBytes = 16_000_000;

export interface AttackTarget {
  readonly port: number;
  readonly media: string;
}

export interface ProcessUsage {
  /** Resident memory in bytes. */
  readonly rss: number;
  /** CPU time of the process in milliseconds. */
  readonly cpuMs: number;
}

const folder = process.argv[2] ?? '';
const client = join(folder, 'client');
mkdirSync(join(client, 'static'), { recursive: true });
writeFileSync(join(client, 'index.html'), '<!--server-generated-meta-->');
writeFileSync(join(client, 'static', 'film.webm'), randomBytes(fileBytes));
const server = await startInstance({
  port: 0,
  dataDir: join(folder, 'data'),
  clientDir: client,
  config: { throttle: true },
});
const { instance } = server.running;
const media = await instance.files.save(randomBytes(fileBytes), 'webm');
const ana = await registerMember(instance, { username: 'ana' });
for (let number = 0; number < 40; number += 1)
  postStatus(instance, ana, { text: `${number} ${'word '.repeat(900)}` });

function usage(): ProcessUsage {
  const { user, system } = process.cpuUsage();
  return { rss: process.memoryUsage().rss, cpuMs: (user + system) / 1000 };
}

process.on('message', (request) => {
  if (request === 'collect')
    globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' });
  process.send?.(usage());
});
process.on('disconnect', () => {
  process.exit();
});
const attacked: AttackTarget = { port: server.port, media };
process.send?.(attacked);
