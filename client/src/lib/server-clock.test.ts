import { expect, it, vi } from 'vitest';
import { ServerClock } from './server-clock.ts';

const noon = Date.UTC(2026, 5, 1, 12);
const header = (at: number): string => new Date(at).toUTCString();

it.each([
  ['two minutes slow', 120_000],
  ['a day slow', 86_400_000],
  ['ten seconds slow', 10_000],
  ['an hour fast', -3_600_000],
])('ServerClock: sets the offset of a device clock that is %s', (_, ahead) => {
  const clock = new ServerClock();
  const listener = vi.fn<() => void>();
  clock.subscribe(listener);
  clock.observe(header(noon + ahead), noon, noon + 100);
  expect(Math.abs(clock.offset() - ahead)).toBeLessThan(1000);
  expect(listener).toHaveBeenCalledOnce();
});

it.each([
  ['agrees', header(noon), 100],
  ['differs by less than the resolution of the header', header(noon - 1000), 100],
  ['differs by less than the duration of the request', header(noon + 5000), 8000],
  ['is missing', null, 100],
  ['is not a date', 'yesterday', 100],
])('ServerClock: leaves the offset at 0 if the header %s', (_, date, duration) => {
  const clock = new ServerClock();
  clock.observe(date, noon, noon + duration);
  expect(clock.offset()).toBe(0);
});

it('ServerClock: keeps its offset while responses confirm it, and resets it to 0 when somebody has corrected the device clock', () => {
  const clock = new ServerClock();
  const listener = vi.fn<() => void>();
  clock.observe(header(noon + 120_000), noon, noon + 100);
  const offset = clock.offset();
  const stop = clock.subscribe(listener);
  clock.observe(header(noon + 121_000), noon + 1500, noon + 1600);
  expect(clock.offset()).toBe(offset);
  expect(listener).not.toHaveBeenCalled();
  clock.observe(header(noon + 180_000), noon + 180_000, noon + 180_100);
  expect(clock.offset()).toBe(0);
  stop();
  clock.observe(header(noon), noon + 180_000, noon + 180_100);
  expect(listener).toHaveBeenCalledOnce();
});
