import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '#api/api-error.ts';
import { renderUi } from '#ui/testing/render-ui.tsx';
import { GapRow } from './gap-row.tsx';

const gap = { key: 'gap-3', above: '9', below: '3' };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 22, 12) });
});

afterEach(() => {
  vi.useRealTimers();
});

function showGap(newer: Date, older: Date | undefined, onFill = async () => {}) {
  return renderUi(
    <GapRow
      gap={gap}
      newer={newer.toISOString()}
      older={older?.toISOString()}
      isFilling={false}
      onFill={onFill}
    />,
  );
}

const plainText = (): string =>
  screen.getByText(/Posts may be missing here/).textContent.replaceAll('\u{202F}', ' ');

test('a hole of today is told by the clock', () => {
  showGap(new Date(2026, 10, 22, 6, 19), new Date(2026, 10, 22, 5, 31));
  expect(plainText()).toBe('Posts may be missing here, 5:31 AM to 6:19 AM');
});

test('a longer hole, or an older one, is told with its days', () => {
  showGap(new Date(2026, 10, 22, 6, 19), new Date(2026, 9, 29, 5, 31));
  expect(plainText()).toBe(
    'Posts may be missing here, Oct 29, 2026, 5:31 AM to Nov 22, 2026, 6:19 AM',
  );
});

test('a hole within one minute is told without its span', () => {
  showGap(new Date(2026, 10, 22, 6, 19, 40), new Date(2026, 10, 22, 6, 19, 5));
  expect(plainText()).toBe('Posts may be missing here');
});

test('where one side is not known no half of a span is told', () => {
  showGap(new Date(2026, 10, 22, 6, 19), undefined);
  expect(plainText()).toBe('Posts may be missing here');
});

test('each way to fill it tells by itself what it does, and says like the timeline why it failed', async () => {
  const { user } = showGap(new Date(), new Date(), async () => {
    throw new ApiError('server', { status: 503 });
  });
  await user.click(screen.getByRole('button', { name: 'Load from the bottom' }));
  await screen.findByText('The backend is not available');
});
