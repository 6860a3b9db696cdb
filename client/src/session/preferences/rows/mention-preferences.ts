import { defineChoice, defineToggle } from '../preference.ts';

export const mentionPreferences = {
  mentionLinkDisplay: defineChoice(['short', 'full_for_remote', 'full'], {
    default: 'short',
    fromInstance: true,
  }),
  mentionLinkShowTooltip: defineToggle({ default: true, fromInstance: true }),
  mentionLinkShowAvatar: defineToggle({ default: false, fromInstance: true }),
  mentionLinkFadeDomain: defineToggle({ default: true, fromInstance: true }),
  mentionLinkBoldenYou: defineToggle({ default: true, fromInstance: true }),
  mentionLinkShowYous: defineToggle({ default: false, fromInstance: true }),
};
