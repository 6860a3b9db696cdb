interface UnsupportedTests {
  /** What these tests need and the driver cannot do. */
  readonly reason: string;
  /** The beginnings of the titles of the tests. */
  readonly titles: readonly string[];
}

/**
 * The tests that `npm run test:all` runs in Firefox, by the beginnings of their titles: short tests of
 * each feature. `npm run test:long` runs all tests.
 */
export const titlesInFirefox: readonly string[] = [
  'Composer: a post written offline',
  'Composer: a reply with two described images is written',
  'Composer: completes a name',
  'Composer: each unfinished reply',
  'Composer: the form fits',
  'Conversation: keeps the status in place while',
  'Conversation: shows a new reply',
  'Keyboard: a status menu opens',
  'Keyboard: sign-in',
  'Keyboard: the mobile menu',
  'Lazy loading: a screen',
  'Lightbox: the timeline has the same position after',
  'Lightbox: opens, nav',
  'Package: starts on Akkoma',
  'Service worker: the page opens offline',
  'Session: a rejected token',
  'Session: signing out revokes',
  'Session: survives a reload',
  'Settings: the backup',
  'Shell: a session that ends',
  'Shell: the tab shows',
  'Sign-in: a failure shows',
  'Storage: without storage',
  'TextInput: an empty',
  'Themes: a custom theme',
  'Timeline: an edit and a deletion elsewhere',
  'Timeline: an edit between',
  'Timeline: new statuses are queued',
  'Timeline: polls while',
];

/** Tests that cannot run in Firefox over WebDriver BiDi (Playwright 1.65, Firefox ESR 153). */
export const unsupportedInFirefox: readonly UnsupportedTests[] = [
  {
    reason: 'sets the text size of the browser, by an option of Chromium',
    titles: ['Pseudo-locale: with text of 200 %'],
  },
  {
    reason: 'emulates media features, for which Firefox has no command',
    titles: [
      'Attachments: animated images are paused and videos do not autoplay',
      'Conversation: prints completely',
      'Lightbox: an animated image is paused with reduced motion',
      'Rich text: effects are slow enough',
      'Themes: light and dark themes switch with the device',
      'Themes: the system’s high contrast setting',
    ],
  },
  {
    reason: 'uses the Chrome DevTools protocol: touches, push messages, the HTTP cache, crashes',
    titles: [
      'Composer: killing the page fifty times',
      'Lightbox: a swipe of a quarter of the window',
      'Offline: seen images are available and deleted at sign-out',
      'Push: a message is shown',
      'Service worker: a push message is shown',
    ],
  },
  {
    reason: 'taps, for which Playwright sends nothing',
    titles: [
      'Composer: a poll refused by the server is corrected by touch',
      'Composer: a reply with two described images, a quote',
      'Composer: a thread of three, a scheduled post, a drawing and a sticker are made by touch',
      'Touch: a pull at the top refreshes a timeline, and nothing else does',
      'Touch: a pull refreshes notifications, a swipe changes tabs',
    ],
  },
  {
    reason: 'reads or forwards the body of a POST request, which Playwright does not receive',
    titles: [
      'Composer: retrying after a lost response does not post twice',
      'Sign-in: a wrong password shows a message',
    ],
  },
];

/**
 * Returns patterns that match these titles, for the options `grep` and `grepInvert` of Playwright.
 */
export function toTitlePatterns(titles: readonly string[]): RegExp[] {
  return titles.map(
    (title) => new RegExp(title.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)),
  );
}
