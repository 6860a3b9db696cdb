import { defineToggle } from '../preference.ts';

export const timelinePreferences = {
  /**
   * If off, a button loads older statuses instead of scrolling, for people who dislike endless
   * pages.
   */
  loadOlderOnScroll: defineToggle({ default: true }),
  streaming: defineToggle({ default: true }),
  pauseOnUnfocused: defineToggle({ default: true }),
  // Depends on the device's network, which may block sockets.
  useStreamingApi: defineToggle({ default: true, scope: 'device' }),
};
