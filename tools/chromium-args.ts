/**
 * Features of Chromium to disable. Only the last `--disable-features` on a command line applies, so the
 * features that Playwright disables must be repeated here.
 */
const disabledFeatures = [
  // These features change behaviour that the tests expect.
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  // These features send network requests.
  'AimEnabled',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PreconnectToSearch',
  // These features load hundreds of scripts per window, which use more CPU than the tested page on
  // a
  // machine with two cores.
  'LensOverlay',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxPopup',
];

/** Arguments for every start of Chromium. */
export const chromiumArgs: readonly string[] = [
  // Chromium's sandbox cannot be set up by root.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-gpu',
];

/** `chromiumArgs` without features that use CPU or the network on their own. */
export const quietChromiumArgs: readonly string[] = [
  ...chromiumArgs,
  `--disable-features=${disabledFeatures.join(',')}`,
];
