import { defineToggle } from '../preference.ts';

/** Which actions ask first. */
export const confirmationPreferences = {
  modalOnRepeat: defineToggle({ default: false, scope: 'account', fromInstance: true }),
  modalOnUnfollow: defineToggle({ default: false, scope: 'account', fromInstance: true }),
  modalOnBlock: defineToggle({ default: true, scope: 'account', fromInstance: true }),
  modalOnMute: defineToggle({ default: false, scope: 'account', fromInstance: true }),
  modalOnDelete: defineToggle({ default: true, scope: 'account', fromInstance: true }),
  modalOnApproveFollow: defineToggle({ default: false, scope: 'account', fromInstance: true }),
  modalOnDenyFollow: defineToggle({ default: false, scope: 'account', fromInstance: true }),
  modalOnLogout: defineToggle({ default: true, scope: 'account', fromInstance: true }),
};
