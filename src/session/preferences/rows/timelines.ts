import { defineToggle } from '../preference.ts';

/** How new statuses arrive. */
export const timelinePreferences = {
  /** Off: older statuses come by a press of a button, for those whom an endless page tires. */
  loadOlderOnScroll: defineToggle({ default: true, scope: 'account' }),
  streaming: defineToggle({ default: true, scope: 'account' }),
  pauseOnUnfocused: defineToggle({ default: true, scope: 'account' }),
  // A network that lets no socket through is a matter of where the device is.
  useStreamingApi: defineToggle({ default: true, scope: 'device' }),
};
