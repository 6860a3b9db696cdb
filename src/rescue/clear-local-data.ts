/** Databases that only cache server data. */
const cacheDatabases = ['rookery-pages'];

/**
 * Deletes cached files and pages and unregisters the service worker. Keeps session, drafts, queued
 * actions and settings.
 *
 * @returns false if the server is unreachable: nothing could be fetched again, so nothing is
 * deleted
 * @throws if the browser refuses
 */
export async function clearLocalData(page: Window & typeof globalThis): Promise<boolean> {
  try {
    // The worker does not handle HEAD requests.
    await page.fetch('/', { method: 'HEAD', cache: 'no-store' });
  } catch {
    return false;
  }
  const names = 'caches' in page ? await page.caches.keys() : [];
  await Promise.all(names.map((name) => page.caches.delete(name)));
  const workers = (await page.navigator.serviceWorker?.getRegistrations()) ?? [];
  await Promise.all(workers.map((worker) => worker.unregister()));
  for (const name of cacheDatabases) page.indexedDB.deleteDatabase(name);
  return true;
}
