import { parseLenient } from '@rookery/contract/lenient-schema.ts';
import { federation as schema, type Federation } from '@rookery/contract/schemas/federation.ts';

/** Policies about hosts, in display order. */
export const hostPolicies = [
  'accept',
  'reject',
  'quarantine',
  'federated_timeline_removal',
  'media_nsfw',
  'media_removal',
] as const;

export type HostPolicy = (typeof hostPolicies)[number];

export interface PolicyHost {
  readonly host: string;
  /** Why the policy applies to the host; empty if the instance gives no reason. */
  readonly reason: string;
}

/** Parses the federation policies in nodeinfo; invalid or missing parts count as empty. */
export function parseFederation(sent: unknown): Federation {
  return parseLenient(schema, sent).value ?? {};
}

/** Returns the hosts of a policy with their reasons. */
export function policyHosts(federation: Federation, policy: HostPolicy): readonly PolicyHost[] {
  const isQuarantine = policy === 'quarantine';
  const hosts = isQuarantine ? federation.quarantined_instances : federation.mrf_simple?.[policy];
  const info = isQuarantine
    ? federation.quarantined_instances_info?.['quarantined_instances']
    : federation.mrf_simple_info?.[policy];
  return (hosts ?? []).map((host) => ({
    host,
    reason: (info && Object.hasOwn(info, host) && info[host]?.reason) || '',
  }));
}

/** Returns true if the instance has policies to show (R-ABOUT-004). */
export function hasPolicies(federation: Federation): boolean {
  const {
    reject = [],
    replace = [],
    federated_timeline_removal: removal = [],
  } = federation.mrf_keyword ?? {};
  return (
    hostPolicies.some((policy) => policyHosts(federation, policy).length > 0) ||
    reject.length + replace.length + removal.length > 0
  );
}
