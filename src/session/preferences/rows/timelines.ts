import { defineToggle } from '../preference.ts';

export const timelinePreferences = {
  /** Off: older statuses come by a press of a button, for those whom an endless page tires. */
  loadOlderOnScroll: defineToggle({ default: true }),
  streaming: defineToggle({ default: true }),
  pauseOnUnfocused: defineToggle({ default: true }),
  // A network that lets no socket through is a matter of where the device is.
  useStreamingApi: defineToggle({ default: true, scope: 'device' }),
};
