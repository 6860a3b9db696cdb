import type { Instance } from '#context.ts';

/** The software that Akkoma and Pleroma clients detect. */
export const software = { name: 'akkoma', version: '3.13.2-0-g3ff0f46-rookery' };

/** The repository of that software, as in nodeinfo 2.1. */
export const repository = 'https://akkoma.dev/AkkomaGang/akkoma';

export interface Usage {
  readonly users: number;
  readonly activeMonth: number;
  readonly activeHalfyear: number;
  readonly localPosts: number;
  readonly knownHosts: number;
  readonly remoteUsers: number;
}

const day = 86_400_000;

const counts = new WeakMap<Instance, { readonly at: number; readonly usage: Usage }>();

/**
 * Returns usage counts, refreshed at most every 30 seconds, because every account includes some of
 * them.
 */
export function instanceUsage(instance: Instance): Usage {
  const cached = counts.get(instance);
  const now = instance.now();
  if (cached && Math.abs(now - cached.at) < 30_000) return cached.usage;
  const { database } = instance;
  const usage: Usage = {
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

/** The parts of nodeinfo that are the same in its document and beside each local account. */
export function nodeinfoParts(instance: Instance) {
  const { localPosts, activeHalfyear, activeMonth, users } = instanceUsage(instance);
  return {
    openRegistrations: instance.config.registration.open,
    protocols: ['activitypub'],
    services: { inbound: [], outbound: [] },
    usage: { localPosts, users: { activeHalfyear, activeMonth, total: users } },
  };
}
