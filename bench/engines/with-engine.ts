import { chromium, firefox, type Browser } from '@playwright/test';
import { firefoxLaunchOptions } from '../../e2e/firefox/launch-options.ts';
import { launchOptions } from '../tools/with-browser.ts';

export type MeasuredEngine = 'Chromium' | 'Firefox';

/** Starts a browser that renders frames as fast as it can, not 60 times a second. */
async function launch(engine: MeasuredEngine): Promise<Browser> {
  if (engine === 'Firefox') {
    return firefox.launch({
      ...firefoxLaunchOptions,
      firefoxUserPrefs: { ...firefoxLaunchOptions.firefoxUserPrefs, 'layout.frame_rate': 0 },
    });
  }
  const { args, ...options } = launchOptions();
  return chromium.launch({
    ...options,
    args: [...args, '--disable-frame-rate-limit', '--disable-gpu-vsync'],
  });
}

/** Calls `work` with a new browser of the engine. */
export async function withEngine<T>(
  engine: MeasuredEngine,
  work: (browser: Browser) => Promise<T>,
): Promise<T> {
  const browser = await launch(engine);
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}
