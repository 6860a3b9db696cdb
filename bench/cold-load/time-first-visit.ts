import * as v from 'valibot';
import { cpuSlowdown, viewport } from '../tools/measured-page.ts';
import type { SendCommand } from '../tools/quiet-browser.ts';
import {
  parseFirstStatusTiming,
  firstStatusExpression,
  firstStatusScript,
  type FirstStatus,
} from './first-status.ts';

const context = v.object({ browserContextId: v.string() });
const target = v.object({ targetId: v.string() });
const attached = v.object({ sessionId: v.string() });
const evaluated = v.object({ result: v.object({ value: v.unknown() }) });

/** Measures when the first status of a page is shown, in a new browser context. */
export async function timeFirstVisit(send: SendCommand, address: string): Promise<FirstStatus> {
  const own = v.parse(context, await send('Target.createBrowserContext'));
  const blank = { url: 'about:blank', forTab: false, ...own };
  const { targetId } = v.parse(target, await send('Target.createTarget', blank));
  const { sessionId: page } = v.parse(
    attached,
    await send('Target.attachToTarget', { targetId, flatten: true }),
  );
  const screen = { ...viewport, deviceScaleFactor: 1, mobile: false };
  await send('Emulation.setDeviceMetricsOverride', screen, page);
  await send('Page.enable', {}, page);
  await send('Page.addScriptToEvaluateOnNewDocument', { source: firstStatusScript }, page);
  await send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown }, page);
  await send('Page.navigate', { url: address }, page);
  const evaluation = { expression: firstStatusExpression, awaitPromise: true, returnByValue: true };
  const { result } = v.parse(evaluated, await send('Runtime.evaluate', evaluation, page));
  await send('Target.disposeBrowserContext', own);
  return parseFirstStatusTiming(result.value);
}
