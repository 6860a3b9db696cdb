import { defineToggle } from '../preference.ts';

export const confirmationPreferences = {
  modalOnRepeat: defineToggle({ default: false, fromInstance: true }),
  modalOnUnfollow: defineToggle({ default: false, fromInstance: true }),
  modalOnBlock: defineToggle({ default: true, fromInstance: true }),
  modalOnMute: defineToggle({ default: false, fromInstance: true }),
  modalOnDelete: defineToggle({ default: true, fromInstance: true }),
  modalOnApproveFollow: defineToggle({ default: false, fromInstance: true }),
  modalOnDenyFollow: defineToggle({ default: false, fromInstance: true }),
  /** Set to false by the first confirmation: it is shown once. */
  modalOnTranslatePrivate: defineToggle({ default: true }),
  modalOnLogout: defineToggle({ default: true, fromInstance: true }),
};
