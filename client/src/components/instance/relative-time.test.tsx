import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderUi } from '#ui/testing/render-ui.tsx';
import { UpdatingTime } from './relative-time.tsx';

const noon = Date.UTC(2024, 4, 1, 12);
const seconds = (moment: number, now: number) => `${Math.round((now - moment) / 1000)} s ago`;

beforeEach(() =>
  vi.useFakeTimers({ now: noon + 5000, toFake: ['Date', 'setInterval', 'clearInterval'] }),
);
afterEach(() => vi.useRealTimers());

test('UpdatingTime: updates its text every 20 s and keeps its dateTime [R-STATUS-041 R-CONST-059]', () => {
  renderUi(<UpdatingTime moment={noon} format={seconds} describe={() => 'the first of May'} />);
  const time = screen.getByRole('time');
  expect(time.textContent).toBe('5 s ago');
  act(() => {
    vi.advanceTimersByTime(19_999);
  });
  expect(time.textContent).toBe('5 s ago');
  act(() => {
    vi.advanceTimersByTime(1);
  });
  expect(time.textContent).toBe('25 s ago');
  expect(time.getAttribute('datetime')).toBe('2024-05-01T12:00:00.000Z');
  fireEvent.pointerEnter(time);
  expect(time.title).toBe('the first of May');
});

test('useNow: shares one timer, which stops without listeners', () => {
  const { unmount } = renderUi(
    <>
      <UpdatingTime moment={noon} format={seconds} />
      <UpdatingTime moment={noon} format={seconds} />
    </>,
  );
  expect(vi.getTimerCount()).toBe(1);
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});

test.each([Number.NaN, Number.POSITIVE_INFINITY, 9e15])(
  'UpdatingTime: renders nothing for %d',
  (moment) => {
    renderUi(<UpdatingTime moment={moment} format={seconds} />);
    expect(screen.queryByRole('time')).toBeNull();
  },
);
