import * as v from 'valibot';
import { definePreference, defineToggle } from '../preference.ts';

/** How media are shown. What costs traffic or computing belongs to the device. */
export const attachmentPreferences = {
  useContainFit: defineToggle({ default: true, scope: 'account' }),
  hideNsfw: defineToggle({ default: true, scope: 'account' }),
  preloadImage: defineToggle({ default: true, scope: 'device' }),
  useBlurhash: defineToggle({ default: true, scope: 'device' }),
  useOneClickNsfw: defineToggle({ default: false, scope: 'account' }),
  loopVideo: defineToggle({ default: true, scope: 'account' }),
  loopVideoSilentOnly: defineToggle({ default: true, scope: 'account' }),
  playVideosInModal: defineToggle({ default: false, scope: 'account' }),
  maxThumbnails: definePreference({
    schema: v.pipe(v.number(), v.integer(), v.minValue(0)),
    default: 16,
    scope: 'account',
  }),
  hideAttachments: defineToggle({ default: false, scope: 'account' }),
  hideAttachmentsInConv: defineToggle({ default: false, scope: 'account' }),
};
