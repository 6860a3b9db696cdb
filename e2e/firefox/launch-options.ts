import path from 'node:path';
import type { LaunchOptions } from '@playwright/test';

/** Starts the system's Firefox, controlled over WebDriver BiDi. */
export const firefoxLaunchOptions: LaunchOptions = {
  channel: 'moz-firefox',
  executablePath: path.join(import.meta.dirname, 'bidi-proxy.ts'),
  firefoxUserPrefs: {
    // Muted, since without an audio device, audible sound fails to play or crashes the browser.
    'media.default_volume': '0.0',
    // Light is Playwright's default colour scheme, which it cannot set in Firefox.
    'layout.css.prefers-color-scheme.content-override': 1,
    // Enables the style sheet that `bidi-proxy.ts` writes.
    'toolkit.legacyUserProfileCustomizations.stylesheets': true,
  },
};
