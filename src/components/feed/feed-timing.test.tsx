import { expect, test } from 'vitest';
import { scrollIdleMs } from '#ui/virtual-list/list-scroller.ts';
import { loadAheadPx, loadOlderIntervalMs, scrollThrottleMs } from './feed-timing.ts';

test('FeedView: loads older statuses 750 px before the end at most once in 1000 ms, throttles scrolling to 200 ms and settles after 250 ms [R-CONST-022 R-CONST-023 R-CONST-024 R-CONST-026]', () => {
  expect({ loadAheadPx, loadOlderIntervalMs, scrollThrottleMs, scrollIdleMs }).toEqual({
    loadAheadPx: 750,
    loadOlderIntervalMs: 1_000,
    scrollThrottleMs: 200,
    scrollIdleMs: 250,
  });
});
