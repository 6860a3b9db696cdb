import type { ConfigChanges } from '#config.ts';

const usual: ConfigChanges = {
  name: 'Test Instance',
  bubbleInstances: ['bubble.example'],
  // The recorded server used the upload filters that determine sizes and blurhashes.
  mediaMeta: true,
};

const policies = [
  'TagPolicy',
  'HashtagPolicy',
  'InlineQuotePolicy',
  'NormalizeMarkup',
  'DirectMessageDisabledPolicy',
];

const moderating: ConfigChanges = {
  ...usual,
  policies: ['SimplePolicy', 'KeywordPolicy', ...policies],
  hostPolicies: {
    federated_timeline_removal: { 'noisy.example': 'noise' },
    media_nsfw: { 'lewd.example': '' },
    media_removal: { 'pics.example': 'no pics' },
    reject: { 'evil.example': 'spam and abuse' },
  },
  keywordPolicy: {
    reject: ['badword'],
    federatedTimelineRemoval: ['spamword'],
    replace: { cofe: 'coffee' },
  },
  quarantined: { 'quarantine.example': 'sus' },
};

/** Configuration changes of the recorded instance, by the exchange before which they were made. */
export function recordedConfigurations(
  translationAddress: string,
): ReadonlyMap<string, ConfigChanges> {
  const translating = { ...usual, translation: { address: translationAddress } };
  return new Map<string, ConfigChanges>([
    ['001_apps_create', usual],
    ['631_instance_approval_required', { ...usual, registration: { approval: true } }],
    ['634_register_confirmation_required', { ...usual, registration: { confirmation: true } }],
    ['636_instance_closed', { ...usual, registration: { open: false } }],
    ['637_admin_invite_token_enabled', { ...usual, registration: { open: false, invites: true } }],
    ['640_captcha', { ...usual, registration: { captcha: 'native' } }],
    ['650_private_instance_anon_account', { ...usual, private: true }],
    ['660_emoji_pack_create', usual],
    ['830_instance_with_translation', translating],
    ['831_nodeinfo_with_mrf', moderating],
    ['832_notifications_clear', usual],
    ['850_nodeinfo_tag_policy', { ...usual, policies }],
    ['851_suggestions_v1_nonempty', { ...usual, suggestions: true }],
    ['900_throttled_follow', { ...usual, throttle: true }],
    ['910_status_with_card', usual],
  ]);
}
