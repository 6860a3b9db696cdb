import { constants, setPriority } from 'node:os';
import * as v from 'valibot';
import { readImage } from './read-image.ts';

/**
 * A process of its own, started by image-reader.ts: decoding an upload can cost any amount of memory
 * and time, and must be something that can be killed.
 */

/** Milliseconds between two checks of the memory; a decoder fills some ten megabytes in that time. */
const checkInterval = 5;

const task = v.object({ bytes: v.instance(Uint8Array), isSizeOnly: v.boolean() });

const mostMemory = Number(process.env['IMAGE_MEMORY']);
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

setInterval(() => {
  // image-reader.ts sees the exit. Nothing waits to be written, so the process need not end gracefully.
  if (process.memoryUsage.rss() > mostMemory) process.kill(process.pid, 'SIGKILL');
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
