/** Databases of what was read: it can be fetched anew. */
const readBefore = ['rookery-pages'];

/**
 * Removes the files and pages that the browser keeps, and the service worker. Sign-in, drafts, what
 * waits to be sent and settings stay.
 *
 * @returns false where the server cannot be reached: without it nothing could be fetched anew, so all stays
 * @throws the browser refuses
 */
export async function clearKept(page: Window & typeof globalThis): Promise<boolean> {
  try {
    // A worker answers no request of this kind.
    await page.fetch('/', { method: 'HEAD', cache: 'no-store' });
  } catch {
    return false;
  }
  const names = 'caches' in page ? await page.caches.keys() : [];
  await Promise.all(names.map((name) => page.caches.delete(name)));
  const workers = (await page.navigator.serviceWorker?.getRegistrations()) ?? [];
  await Promise.all(workers.map((worker) => worker.unregister()));
  for (const name of readBefore) page.indexedDB.deleteDatabase(name);
  return true;
}
