import type { Call } from '@rookery/contract/call.ts';
import type { Instance } from '#context.ts';
import type { Caller } from '#http/find-caller.ts';
import type { CountedRequest, RateLimits } from '../rate-limits.ts';

interface Limit {
  readonly requests: number;
  readonly milliseconds: number;
  matches(call: Call): boolean;
}

const minute = 60_000;

/** The limits that Mastodon documents, per account, or per address for visitors. */
const limits: readonly Limit[] = [
  {
    requests: 300,
    milliseconds: 5 * minute,
    matches: ({ path }) => path.startsWith('/api/'),
  },
  {
    requests: 30,
    milliseconds: 30 * minute,
    matches: ({ method, path }) => method === 'POST' && /^\/api\/v[12]\/media$/.test(path),
  },
  {
    requests: 30,
    milliseconds: 30 * minute,
    matches: ({ method, path }) =>
      (method === 'DELETE' && path === '/api/v1/statuses/:id') ||
      (method === 'POST' && path === '/api/v1/statuses/:id/unreblog'),
  },
];

/** Maximum counters in memory; beyond that, those of ended intervals are dropped. */
const maxCounters = 10_000;

/** Creates the counters of an instance. Like Mastodon's, their intervals start at fixed times. */
export function createRateLimits({ now }: Pick<Instance, 'now'>): RateLimits {
  const counters = new Map<string, { count: number; until: number }>();

  const count = (key: string, { milliseconds }: Limit): { count: number; until: number } => {
    const time = now();
    const known = counters.get(key);
    if (known && known.until > time) {
      known.count += 1;
      return known;
    }
    if (counters.size >= maxCounters)
      for (const [each, { until }] of counters) if (until <= time) counters.delete(each);
    const fresh = { count: 1, until: (Math.floor(time / milliseconds) + 1) * milliseconds };
    if (counters.size < maxCounters) counters.set(key, fresh);
    return fresh;
  };

  return {
    count(call: Call, { member, address }: Caller): CountedRequest {
      const who = member ? `account ${member.id}` : `address ${address}`;
      const counted = limits.flatMap((limit, index) => {
        if (!limit.matches(call)) return [];
        const { count: used, until } = count(`${index} ${who}`, limit);
        return [{ limit: limit.requests, rest: limit.requests - used, until }];
      });
      /* The headers are those of the limit that is closest to its end. */
      const [closest] = counted.toSorted((one, other) => one.rest - other.rest);
      if (!closest) return { headers: {}, isExceeded: false };
      return {
        isExceeded: closest.rest < 0,
        headers: {
          'x-ratelimit-limit': String(closest.limit),
          'x-ratelimit-remaining': String(Math.max(0, closest.rest)),
          'x-ratelimit-reset': new Date(closest.until).toISOString(),
        },
      };
    },
  };
}
