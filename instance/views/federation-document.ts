import type { InstanceConfig } from '#config.ts';

/** The actions that SimplePolicy, one of Akkoma's message policies, can apply to a host. */
const hostActions = [
  'accept',
  'avatar_removal',
  'background_removal',
  'banner_removal',
  'federated_timeline_removal',
  'followers_only',
  'media_nsfw',
  'media_removal',
  'reject',
  'reject_deletes',
  'report_removal',
];

type Reasons = Readonly<Record<string, string>>;

/** Returns the reasons of the hosts that have one. */
function reasonsOf(hosts: Reasons): Record<string, { reason: string }> {
  return Object.fromEntries(
    Object.entries(hosts).flatMap(([host, reason]) => (reason === '' ? [] : [[host, { reason }]])),
  );
}

function simplePolicy({ hostPolicies }: InstanceConfig) {
  const withReasons = Object.entries(hostPolicies).filter(
    ([, hosts]) => Object.keys(reasonsOf(hosts)).length > 0,
  );
  return {
    mrf_simple: Object.fromEntries(
      hostActions.map((action) => [action, Object.keys(hostPolicies[action] ?? {})]),
    ),
    mrf_simple_info: Object.fromEntries(
      withReasons.map(([action, hosts]) => [action, reasonsOf(hosts)]),
    ),
  };
}

function keywordPolicy({ keywordPolicy: keywords }: InstanceConfig) {
  return {
    mrf_keyword: {
      federated_timeline_removal: [...keywords.federatedTimelineRemoval],
      reject: [...keywords.reject],
      replace: Object.entries(keywords.replace).map(([pattern, replacement]) => ({
        pattern,
        replacement,
      })),
    },
  };
}

/** Returns the section `federation` of the instance document: the active message policies. */
export function federationDocument(config: InstanceConfig) {
  const has = (policy: string): boolean => config.policies.includes(policy);
  return {
    enabled: true,
    exclusions: false,
    ...(has('HashtagPolicy')
      ? { mrf_hashtag: { federated_timeline_removal: [], reject: [], sensitive: ['nsfw'] } }
      : {}),
    ...(has('KeywordPolicy') ? keywordPolicy(config) : {}),
    ...(has('ObjectAgePolicy')
      ? { mrf_object_age: { actions: ['delist', 'strip_followers'], threshold: 604_800 } }
      : {}),
    mrf_policies: [...config.policies],
    ...(has('SimplePolicy') ? simplePolicy(config) : {}),
    quarantined_instances: Object.keys(config.quarantined),
    quarantined_instances_info: { quarantined_instances: reasonsOf(config.quarantined) },
  };
}
