import { setTimeout } from 'node:timers/promises';
import * as v from 'valibot';
import type { QuietBrowser } from '../tools/quiet-browser.ts';
import {
  readFirstStatus,
  resultExpression,
  watchScript,
  type FirstStatus,
} from './first-status.ts';
import { slowDown, viewport } from '../scrolling/page-numbers.ts';

const target = v.object({ targetId: v.string() });
const attached = v.object({ sessionId: v.string() });
const context = v.object({ browserContextId: v.string() });
const evaluated = v.object({ result: v.object({ value: v.unknown() }) });

/**
 * From the second visit the service worker responds, and from the third Chromium uses cached
 * compiled code.
 */
const warmUpVisits = 3;

/** Milliseconds until the page is closed; Chromium stores compiled code after a delay. */
const stayMs = 3000;

async function visitIn(
  browser: QuietBrowser,
  address: string,
  {
    slow = false,
    stays = false,
    of = {},
  }: { slow?: boolean; stays?: boolean; of?: { readonly browserContextId?: string } },
): Promise<FirstStatus> {
  const tab = { url: 'about:blank', forTab: false, ...of };
  const { targetId } = v.parse(target, await browser.send('Target.createTarget', tab));
  const { sessionId: page } = v.parse(
    attached,
    await browser.send('Target.attachToTarget', { targetId, flatten: true }),
  );
  const screen = { ...viewport, deviceScaleFactor: 1, mobile: false };
  await browser.send('Emulation.setDeviceMetricsOverride', screen, page);
  await browser.send('Page.enable', {}, page);
  await browser.send('Page.addScriptToEvaluateOnNewDocument', { source: watchScript }, page);
  if (slow) await browser.send('Emulation.setCPUThrottlingRate', { rate: slowDown }, page);
  await browser.send('Page.navigate', { url: address }, page);
  const evaluation = { expression: resultExpression, awaitPromise: true, returnByValue: true };
  const { result } = v.parse(evaluated, await browser.send('Runtime.evaluate', evaluation, page));
  if (stays) await setTimeout(stayMs);
  await browser.send('Target.closeTarget', { targetId });
  return readFirstStatus(result.value);
}

/** Measures a visit in a new browser context. */
export async function measureFirstVisit(
  browser: QuietBrowser,
  address: string,
): Promise<FirstStatus> {
  const of = v.parse(context, await browser.send('Target.createBrowserContext'));
  const result = await visitIn(browser, address, { slow: true, of });
  await browser.send('Target.disposeBrowserContext', of);
  return result;
}

/** Measures a visit in a browser that has visited the page several times. */
export async function measureRepeatVisit(
  browser: QuietBrowser,
  address: string,
): Promise<FirstStatus> {
  for (let time = 0; time < warmUpVisits; time += 1)
    await visitIn(browser, address, { stays: true });
  return visitIn(browser, address, { slow: true });
}
