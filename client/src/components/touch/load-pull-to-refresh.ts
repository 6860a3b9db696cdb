/**
 * Lets a pull refresh the page until `signal` aborts. The code is loaded on devices with a touch
 * screen only. `refresh` must not reject.
 */
export async function loadPullToRefresh(
  refresh: () => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  if (navigator.maxTouchPoints === 0) return;
  const { bindPullToRefresh } = await import('./pull-to-refresh.ts');
  if (!signal.aborted) bindPullToRefresh(refresh, signal);
}
