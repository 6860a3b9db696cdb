/**
 * Calls `refresh` when the page is pulled down, until `signal` aborts. On devices without a touch
 * screen the code is not loaded. `refresh` must not reject.
 */
export async function loadPullToRefresh(
  refresh: () => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  if (navigator.maxTouchPoints === 0) return;
  const { bindPullToRefresh } = await import('./pull-to-refresh.ts');
  if (!signal.aborted) bindPullToRefresh(refresh, signal);
}
