import { act, cleanup, render, renderHook, screen } from '@testing-library/react';
import { i18n } from '#i18n/i18n.ts';
import { I18nProvider } from '@lingui/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeArea } from '#lib/storage/testing/fake-area.ts';
import { createPreferenceStore } from '../preferences/preference-store.ts';
import { SessionContext } from '../session-context.ts';
import type { Session } from '../session.ts';
import type { FeedRow } from '#store/rows/feed-row.ts';
import type { VirtualListHandle } from '#ui/virtual-list/virtual-list.tsx';
import { FeedFooter } from '#components/feed/parts/feed-footer.tsx';
import { useScrollAnchor } from '#components/feed/use-scroll-anchor.ts';

const feed: FeedRow = {
  id: 'public',
  order: 'id',
  isLoaded: true,
  isComplete: false,
  isLive: false,
  ids: ['1'],
  items: ['1'],
  queued: [],
  gaps: [],
  newest: '1',
  shownFrom: '1',
  oldest: '1',
  reblogs: new Map(),
  folded: new Set(),
};

/** Distance of the list's end from the lower edge of the window, in CSS pixels. */
let distance = 0;
let checkEnd: () => void = () => undefined;

/**
 * An `IntersectionObserver` that reports the end of the list as visible if it is within the bottom
 * margin.
 */
class MarginObserver {
  constructor(notify: (entries: { isIntersecting: boolean }[]) => void, { rootMargin = '' }) {
    const bottom = Number.parseFloat(rootMargin.split(' ')[2] ?? '');
    checkEnd = () => notify([{ isIntersecting: distance <= bottom }]);
  }
  observe(): void {}
  disconnect(): void {}
}

const save = vi.fn();
/* The components read only these members of the session. */
const session = {
  preferences: createPreferenceStore({ area: fakeArea() }),
  feeds: { readingPositions: { read: () => undefined, save } },
  part: () => ({ heights: new Map(), focusedStatuses: new Map() }),
};

function InSession({ children }: { children: ReactNode }) {
  return (
    <I18nProvider i18n={i18n}>
      {/* oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the components read only these members */}
      <SessionContext value={session as unknown as Session}>{children}</SessionContext>
    </I18nProvider>
  );
}

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  vi.stubGlobal('IntersectionObserver', MarginObserver);
  vi.stubGlobal('scrollTo', () => undefined);
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function renderFooter() {
  const onNear = vi.fn();
  render(
    <FeedFooter feed={feed} progress={undefined} onNear={onNear} onPress={() => undefined} />,
    {
      wrapper: InSession,
    },
  );
  screen.getByRole('button', { name: 'Load older posts' });
  return onNear;
}

test('FeedFooter: loads older statuses 750 px before the end, not 751 px [R-CONST-022]', () => {
  const onNear = renderFooter();
  distance = 751;
  act(() => checkEnd());
  expect(onNear).not.toHaveBeenCalled();
  distance = 750;
  act(() => checkEnd());
  expect(onNear).toHaveBeenCalledOnce();
});

test('FeedFooter: loads older statuses at most once in 1000 ms [R-CONST-024]', () => {
  const onNear = renderFooter();
  distance = 0;
  act(() => checkEnd());
  act(() => checkEnd());
  act(() => void vi.advanceTimersByTime(999));
  expect(onNear).toHaveBeenCalledTimes(1);
  act(() => void vi.advanceTimersByTime(1));
  expect(onNear).toHaveBeenCalledTimes(2);
});

test('useScrollAnchor: saves the position at most once in 200 ms while scrolling [R-CONST-023]', () => {
  const { result } = renderHook(() => useScrollAnchor(feed, 'key'), { wrapper: InSession });
  const { list, onMove } = result.current;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the part of the list that is read
  list.current = { anchor: { key: '1', top: 5 }, known: new Map() } as unknown as VirtualListHandle;
  save.mockClear();
  onMove();
  onMove();
  vi.advanceTimersByTime(199);
  onMove();
  expect(save).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(save).toHaveBeenCalledTimes(2);
});
