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
  screen.getByText(/aren’t loaded/).textContent.replaceAll('\u{202F}', ' ');

test('GapRow: shows times for a gap of today', () => {
  showGap(new Date(2026, 10, 22, 6, 19), new Date(2026, 10, 22, 5, 31));
  expect(plainText()).toBe('Some posts from 5:31 AM to 6:19 AM aren’t loaded');
});

test('GapRow: shows dates for a longer or older gap', () => {
  showGap(new Date(2026, 10, 22, 6, 19), new Date(2026, 9, 29, 5, 31));
  expect(plainText()).toBe(
    'Some posts from Oct 29, 2026, 5:31 AM to Nov 22, 2026, 6:19 AM aren’t loaded',
  );
});

test('GapRow: shows no times for a gap within one minute', () => {
  showGap(new Date(2026, 10, 22, 6, 19, 40), new Date(2026, 10, 22, 6, 19, 5));
  expect(plainText()).toBe('Some posts aren’t loaded');
});

test('GapRow: shows no times if the time of one side is unknown', () => {
  showGap(new Date(2026, 10, 22, 6, 19), undefined);
  expect(plainText()).toBe('Some posts aren’t loaded');
});

test('GapRow: labels each fill button with the time span and shows why filling failed', async () => {
  const { user } = showGap(new Date(), new Date(), async () => {
    throw new ApiError('server', { status: 503 });
  });
  await user.click(screen.getByRole('button', { name: 'Load older first' }));
  await screen.findByText('The backend is not available');
});
