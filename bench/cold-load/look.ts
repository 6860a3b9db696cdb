import { setTimeout } from 'node:timers/promises';
import * as v from 'valibot';
import type { QuietBrowser } from '../tools/quiet-browser.ts';
import { readFirstStatus, seenScript, watchScript, type FirstStatus } from './first-status.ts';
import { slowDown, viewport } from './visit.ts';

const target = v.object({ targetId: v.string() });
const attached = v.object({ sessionId: v.string() });
const context = v.object({ browserContextId: v.string() });
const evaluated = v.object({ result: v.object({ value: v.unknown() }) });

/** From the second look on the service worker answers, and from the third on compiled code is kept. */
const looksBefore = 3;

/** Milliseconds that somebody looks at it; a browser puts compiled code away after a while. */
const stay = 3000;

async function lookIn(
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
  const question = { expression: seenScript, awaitPromise: true, returnByValue: true };
  const { result } = v.parse(evaluated, await browser.send('Runtime.evaluate', question, page));
  if (stays) await setTimeout(stay);
  await browser.send('Target.closeTarget', { targetId });
  return readFirstStatus(result.value);
}

/** Looks at a page as somebody who has never seen it. */
export async function look(browser: QuietBrowser, address: string): Promise<FirstStatus> {
  const of = v.parse(context, await browser.send('Target.createBrowserContext'));
  const seen = await lookIn(browser, address, { slow: true, of });
  await browser.send('Target.disposeBrowserContext', of);
  return seen;
}

/** Looks at it as somebody who has looked at it a few times before. */
export async function lookAgain(browser: QuietBrowser, address: string): Promise<FirstStatus> {
  for (let time = 0; time < looksBefore; time += 1) await lookIn(browser, address, { stays: true });
  return lookIn(browser, address, { slow: true });
}
