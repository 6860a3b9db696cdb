import type { CDPSession } from '@playwright/test';

/** A request as the browser made it. */
export interface Transfer {
  readonly url: string;
  /** Chromium's word: Document, Script, Stylesheet, Fetch, Image … */
  readonly type: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** What came over the wire, headers included, as packed as it was sent. */
  bytes: number;
}

/** Listens to what a page asks for from now on. */
export async function listenToTraffic(devtools: CDPSession): Promise<readonly Transfer[]> {
  const transfers: Transfer[] = [];
  const underWay = new Map<string, Transfer>();
  devtools.on('Network.requestWillBeSent', ({ requestId, request, type, wallTime }) => {
    if (!request.url.startsWith('http')) return;
    const transfer = { url: request.url, type: type ?? 'Other', at: wallTime * 1000, bytes: 0 };
    transfers.push(transfer);
    underWay.set(requestId, transfer);
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const transfer = underWay.get(requestId);
    if (transfer) transfer.bytes = encodedDataLength;
  });
  await devtools.send('Network.enable');
  return transfers;
}
