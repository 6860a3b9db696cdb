import { constants, setPriority } from 'node:os';
import * as v from 'valibot';
import { readImage } from './read-image.ts';

/**
 * Runs as a separate process, started by image-reader.ts: decoding an upload can use any amount of
 * memory and time, so it must be possible to kill it.
 */

/**
 * Milliseconds between two checks of the memory; a decoder allocates about ten megabytes in that
 * time.
 */
const checkInterval = 5;

const task = v.object({ bytes: v.instance(Uint8Array), isSizeOnly: v.boolean() });

const maxMemory = Number(process.env['IMAGE_MEMORY']);
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

setInterval(() => {
  // image-reader.ts handles the exit. There is no pending output, so a graceful exit is not needed.
  if (process.memoryUsage.rss() > maxMemory) process.kill(process.pid, 'SIGKILL');
}, checkInterval);

process.on('message', (message) => {
  const { bytes, isSizeOnly } = v.parse(task, message);
  void readImage(bytes, isSizeOnly, (parts) => process.send?.(parts)).then(() => {
    process.send?.({ isDone: true, memory: process.memoryUsage.rss() });
  });
});

process.on('disconnect', () => {
  process.exit();
});
