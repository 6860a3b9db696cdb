import * as v from 'valibot';
import { definePreference, defineToggle } from '../preference.ts';

/** How media are shown. What affects traffic or CPU use belongs to the device. */
export const attachmentPreferences = {
  useContainFit: defineToggle({ default: true }),
  hideNsfw: defineToggle({ default: true }),
  preloadImage: defineToggle({ default: true, scope: 'device' }),
  useBlurhash: defineToggle({ default: true, scope: 'device' }),
  useOneClickNsfw: defineToggle({ default: false }),
  loopVideo: defineToggle({ default: true }),
  loopVideoSilentOnly: defineToggle({ default: true }),
  playVideosInModal: defineToggle({ default: false }),
  maxThumbnails: definePreference({
    schema: v.pipe(v.number(), v.integer(), v.minValue(0)),
    default: 16,
  }),
  hideAttachments: defineToggle({ default: false }),
  hideAttachmentsInConv: defineToggle({ default: false }),
};
