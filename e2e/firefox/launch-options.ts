import path from 'node:path';
import type { LaunchOptions } from '@playwright/test';

/** Starts the system's Firefox, controlled over WebDriver BiDi. */
export const firefoxLaunchOptions: LaunchOptions = {
  channel: 'moz-firefox',
  executablePath: path.join(import.meta.dirname, 'bidi-proxy.ts'),
  firefoxUserPrefs: {
    // Without an audio device, sound that is not muted fails to play, or crashes the browser.
    'media.default_volume': '0.0',
    // Playwright's default colour scheme is the light one, which it cannot set in Firefox.
    'layout.css.prefers-color-scheme.content-override': 1,
    // The sheet is written by the proxy.
    'toolkit.legacyUserProfileCustomizations.stylesheets': true,
  },
};
