import * as v from 'valibot';
import { definePreference, defineToggle } from '../preference.ts';

/** How mentions of accounts are written. */
export const mentionPreferences = {
  mentionLinkDisplay: definePreference({
    schema: v.picklist(['short', 'full_for_remote', 'full']),
    default: 'short',
    scope: 'account',
    fromInstance: true,
  }),
  mentionLinkShowTooltip: defineToggle({ default: true, scope: 'account', fromInstance: true }),
  mentionLinkShowAvatar: defineToggle({ default: false, scope: 'account', fromInstance: true }),
  mentionLinkFadeDomain: defineToggle({ default: true, scope: 'account', fromInstance: true }),
  mentionLinkBoldenYou: defineToggle({ default: true, scope: 'account', fromInstance: true }),
  mentionLinkShowYous: defineToggle({ default: false, scope: 'account', fromInstance: true }),
};
