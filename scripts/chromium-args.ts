/**
 * Features of Chromium that are switched off. The last such list on a command line is the one that
 * counts, so what the driver of the tests would switch off is said here too.
 */
const leftOut = [
  // These would make a page behave otherwise than the tests say.
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  // These ask the network.
  'AimEnabled',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PreconnectToSearch',
  // These load hundreds of scripts with each new window, and take more of two cores than the page in it.
  'LensOverlay',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxPopup',
];

/** How Chromium is started everywhere. */
export const chromiumArgs: readonly string[] = [
  // The sandbox cannot be set up by root.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-gpu',
];

/** The same with nothing in it that works or asks the network on its own account. */
export const quietChromiumArgs: readonly string[] = [
  ...chromiumArgs,
  `--disable-features=${leftOut.join(',')}`,
];
