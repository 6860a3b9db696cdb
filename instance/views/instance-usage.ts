import type { Instance } from '#context.ts';

/** How many accounts, posts and hosts an instance has. Active accounts are those that posted. */
export interface InstanceUsage {
  readonly users: number;
  readonly activeMonth: number;
  readonly activeHalfyear: number;
  readonly localPosts: number;
  readonly knownHosts: number;
  readonly remoteUsers: number;
}

const day = 86_400_000;

const counts = new WeakMap<Instance, { readonly at: number; readonly usage: InstanceUsage }>();

/**
 * Returns how much an instance is used. The counts are at most 30 seconds old, and not counted for
 * each response, because every account in a response contains some of them.
 */
export function instanceUsage(instance: Instance): InstanceUsage {
  const cached = counts.get(instance);
  const now = instance.now();
  if (cached && Math.abs(now - cached.at) < 30_000) return cached.usage;
  const { database } = instance;
  const usage: InstanceUsage = {
    users: database.count('accounts WHERE host IS NULL AND active = 1'),
    activeMonth: database.count(
      'accounts WHERE host IS NULL AND last_status_at > ?',
      now - 30 * day,
    ),
    activeHalfyear: database.count(
      'accounts WHERE host IS NULL AND last_status_at > ?',
      now - 180 * day,
    ),
    localPosts: database.count('statuses WHERE local = 1 AND reblog_of IS NULL'),
    knownHosts: database.count('(SELECT DISTINCT host FROM accounts WHERE host IS NOT NULL)'),
    remoteUsers: database.count('accounts WHERE host IS NOT NULL'),
  };
  counts.set(instance, { at: now, usage });
  return usage;
}
