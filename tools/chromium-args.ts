/**
 * Features of Chromium to disable. Only the last `--disable-features` on a command line applies, so
 * the features that Playwright disables are repeated here.
 */
const disabledFeatures = [
  // These change the behaviour that the tests expect.
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  // These send network requests.
  'AimEnabled',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PreconnectToSearch',
  // These load hundreds of scripts per window, which use more CPU on two cores than the tested
  // page.
  'LensOverlay',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxPopup',
];

/** Arguments for every start of Chromium. */
export const chromiumArgs: readonly string[] = [
  // The sandbox cannot be set up by root.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-gpu',
];

/** The arguments without features that use CPU or the network on their own. */
export const quietChromiumArgs: readonly string[] = [
  ...chromiumArgs,
  `--disable-features=${disabledFeatures.join(',')}`,
];
