// @ts-check

/**
 * Environment of the instance's process. It makes glibc return the memory of each part of a sent
 * file (`media/file-content.ts`) when it is freed. By default glibc keeps such memory after it has
 * freed a larger block, such as an upload, and in one arena for each of up to eight threads per
 * core. Other systems ignore it. Plain JavaScript, because `scripts/start.js` runs on the system's
 * Node.
 */
export const allocatorEnvironment = { MALLOC_MMAP_THRESHOLD_: '65536', MALLOC_ARENA_MAX: '2' };
