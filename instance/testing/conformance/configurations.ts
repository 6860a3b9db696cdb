import type { ConfigChanges } from '#instance/config.ts';

const usual: ConfigChanges = {
  name: 'Test Instance',
  bubbleInstances: ['bubble.example'],
};

/** From which exchange on the recorded instance was configured otherwise. */
export const configurations: ReadonlyMap<string, ConfigChanges> = new Map([
  ['001_apps_create', usual],
  ['631_instance_approval_required', { ...usual, registration: { approval: true } }],
  ['634_register_confirmation_required', { ...usual, registration: { confirmation: true } }],
  ['636_instance_closed', { ...usual, registration: { open: false } }],
  ['637_admin_invite_token_enabled', { ...usual, registration: { open: false, invites: true } }],
  ['640_captcha', { ...usual, registration: { captcha: 'native' } }],
  ['650_private_instance_anon_account', { ...usual, private: true }],
  ['660_emoji_pack_create', usual],
  ['851_suggestions_v1_nonempty', { ...usual, suggestions: true }],
  ['900_throttled_follow', { ...usual, throttle: true }],
  ['910_status_with_card', usual],
]);
