/**
 * Returns whether the browser says that there is no network. False where nothing says so, as in
 * Node, whose `navigator` has no `onLine`.
 */
export function isBrowserOffline(): boolean {
  return 'onLine' in navigator && !navigator.onLine;
}
