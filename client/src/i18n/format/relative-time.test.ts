import { describe, expect, it } from 'vitest';
import { formatRelativeTime } from './relative-time.ts';

const now = Date.UTC(2026, 5, 1, 12);
const minutes = (amount: number) => now + amount * 60_000;

describe('formatRelativeTime [R-I18N-005]', () => {
  it.each([
    ['en', 0, 'now', 'now'],
    ['en', -12, '12m', '12 minutes ago'],
    ['en', -1, '1m', '1 minute ago'],
    ['en', -60 * 24 * 65, '2mo', '2 months ago'],
    ['en', 12, 'in 12m', 'in 12 minutes'],
    ['de', -60, '1h', 'vor 1 Stunde'],
    ['uk', -60 * 24 * 2, '2д', '2 дні тому'],
    ['ja_easy', -12, '12 分', '12 分前'],
    ['fr', 0, 'maintenant', 'maintenant'],
  ])('in %s formats %i minutes from now as %s or %s', (locale, offset, short, long) => {
    const texts = (['short', 'long'] as const).map((style) =>
      formatRelativeTime(minutes(offset), now, locale, style).replaceAll(/[\u00A0\u202F]/g, ' '),
    );
    expect(texts).toEqual([short, long]);
  });

  it('accepts the date formats of servers', () => {
    const instant = '2026-06-01T11:00:00.000Z';
    expect(formatRelativeTime(instant, new Date(now), 'en', 'long')).toBe('1 hour ago');
  });

  it('returns an empty string for an invalid date', () => {
    expect(formatRelativeTime('soon', now, 'en', 'short')).toBe('');
  });
});
