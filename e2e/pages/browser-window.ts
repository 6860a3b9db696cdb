import { chromium, firefox, type Browser, type Page } from '@playwright/test';
import config from '../../playwright.config.ts';
import { WebDriver } from '../webkit/webdriver.ts';
import type { Engine } from '../../tools/browsers.ts';

/**
 * One window of a browser. It is controlled by scripts in the page, so that all engines behave the
 * same.
 */
export interface BrowserWindow {
  readonly resize: (width: number, height: number) => Promise<void>;
  readonly goto: (url: string) => Promise<void>;
  /** Runs a function in the page. */
  readonly evaluate: <Values extends readonly unknown[]>(
    run: (...values: Values) => unknown,
    ...values: Values
  ) => Promise<unknown>;
  /** Resolves to a PNG of the window. */
  readonly screenshot: () => Promise<Buffer>;
  readonly dispose: () => Promise<void>;
}

/** Starts Chromium or Firefox as the end-to-end tests do. */
export function launchBrowser(engine: 'chromium' | 'firefox'): Promise<Browser> {
  const name = engine === 'chromium' ? 'first' : 'firefox';
  const use = config.projects?.find((project) => project.name === name)?.use;
  return engine === 'chromium'
    ? chromium.launch(use?.launchOptions)
    : firefox.launch(use?.launchOptions);
}

/** Returns the window of a Playwright page. */
export function windowOf(page: Page): BrowserWindow {
  return {
    resize: (width, height) => page.setViewportSize({ width, height }),
    goto: async (url) => void (await page.goto(url)),
    evaluate: (run, ...values) => page.evaluate(`(${String(run)})(...${JSON.stringify(values)})`),
    // Screenshots of large pages take long on a busy machine.
    screenshot: () => page.screenshot({ timeout: 120_000 }),
    dispose: () => page.close(),
  };
}

async function openWithPlaywright(engine: 'chromium' | 'firefox'): Promise<BrowserWindow> {
  const browser = await launchBrowser(engine);
  const page = await (await browser.newContext({ serviceWorkers: 'block' })).newPage();
  return { ...windowOf(page), dispose: () => browser.close() };
}

async function openWebKit(): Promise<BrowserWindow> {
  const driver = await WebDriver.start();
  return {
    // The height that WebDriver sets includes the toolbar.
    async resize(width, height) {
      await driver.resize(width, height);
      const bar = await driver.evaluate(() => window.outerHeight - window.innerHeight);
      await driver.resize(width, height + bar);
    },
    goto: (url) => driver.goto(url),
    evaluate: (run, ...values) => driver.evaluate(run, ...values),
    screenshot: () => driver.screenshot(),
    dispose: () => driver.dispose(),
  };
}

/** Opens a window of an engine. */
export function openBrowserWindow(engine: Engine): Promise<BrowserWindow> {
  return engine === 'webkit' ? openWebKit() : openWithPlaywright(engine);
}
