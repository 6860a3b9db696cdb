import type { CDPSession } from '@playwright/test';

/** A request of the browser. */
export interface Transfer {
  readonly url: string;
  /** Chromium's resource type: Document, Script, Stylesheet, Fetch, Image … */
  readonly type: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Compressed bytes on the wire, with headers. */
  bytes: number;
}

/** Records the requests of a page from now on. */
export async function listenToTraffic(devtools: CDPSession): Promise<readonly Transfer[]> {
  const transfers: Transfer[] = [];
  const pending = new Map<string, Transfer>();
  devtools.on('Network.requestWillBeSent', ({ requestId, request, type, wallTime }) => {
    if (!request.url.startsWith('http')) return;
    const transfer = { url: request.url, type: type ?? 'Other', at: wallTime * 1000, bytes: 0 };
    transfers.push(transfer);
    pending.set(requestId, transfer);
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const transfer = pending.get(requestId);
    if (transfer) transfer.bytes = encodedDataLength;
  });
  await devtools.send('Network.enable');
  return transfers;
}
