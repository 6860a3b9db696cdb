#!/usr/bin/env node
/*
 * Playwright starts this program in place of Firefox. It starts Firefox and forwards all WebDriver BiDi
 * messages, with four exceptions:
 * - It answers the one command that Firefox ESR 153 does not know, but that Playwright 1.65 sends for
 *   every context.
 * - Firefox reports requests that open WebSockets like any other. The proxy changes their URL to one that
 *   starts with ws, and routes do not see them, as in other browsers.
 * - Before a click, Playwright 1.65 scrolls an element to the middle even if it is visible. The proxy
 *   removes this scrolling.
 * - Firefox ESR 153 gives downloads no id, without which Playwright ignores them. The proxy sets their URL
 *   as id.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { WebSocket, WebSocketServer } from 'ws';
import { provideBrowser } from '../../tools/browsers.ts';

const unknownToFirefox = 'emulation.setMediaFeaturesOverride';
const options = { maxPayload: 2 ** 30, perMessageDeflate: false };

/** The call in Playwright's script that scrolls an element, as it is written in JSON. */
const scroll = String.raw`node.scrollIntoView({\n`;
/** The replacement of that call. It contains no characters that JSON escapes. */
const scrollUnlessVisible = `(() => {
  const { left, right, top, bottom } = node.getBoundingClientRect();
  const isInside = left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight;
  return isInside && node.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
})() || ${scroll}`.replaceAll('\n', ' ');

/** Id of the proxy's last command, far above those of Playwright, which ignores the responses. */
let lastOwnId = 2 ** 40;

interface BeforeRequestSent {
  readonly params: {
    isBlocked: boolean;
    intercepts?: unknown;
    readonly request: { readonly request: string; url: string };
  };
}

/**
 * Returns the message for Playwright, and if the request is blocked, the command that continues it.
 */
function openSocket(message: string): { readonly event: string; readonly command?: string } {
  const event: BeforeRequestSent = JSON.parse(message);
  const { params } = event;
  const { isBlocked, request } = params;
  request.url = request.url.replace(/^http/, 'ws');
  params.isBlocked = false;
  delete params.intercepts;
  if (!isBlocked) return { event: JSON.stringify(event) };
  lastOwnId += 1;
  const command = {
    id: lastOwnId,
    method: 'network.continueRequest',
    params: { request: request.request },
  };
  return { event: JSON.stringify(event), command: JSON.stringify(command) };
}

interface DownloadEvent {
  readonly params: { readonly url: string; download?: string };
}

function identifyDownload(message: string): string {
  const event: DownloadEvent = JSON.parse(message);
  event.params.download ??= event.params.url;
  return JSON.stringify(event);
}

function forward(near: WebSocket, farUrl: string): void {
  const far = new WebSocket(farUrl, options);
  const opened = new Promise((resolve) => {
    far.once('open', resolve);
  });
  near.addEventListener('message', ({ data }) => {
    if (typeof data !== 'string') return;
    const { id, method }: { id: number; method: string } = JSON.parse(data);
    if (method === unknownToFirefox) near.send(JSON.stringify({ id, type: 'success', result: {} }));
    else void opened.then(() => far.send(data.replace(scroll, scrollUnlessVisible)));
  });
  far.addEventListener('message', ({ data }) => {
    if (typeof data !== 'string') return near.send(data);
    if (data.startsWith('{"type":"event","method":"browsingContext.download'))
      return near.send(identifyDownload(data));
    const isSocket =
      data.startsWith('{"type":"event","method":"network.beforeRequestSent"') &&
      data.includes('"Sec-WebSocket-Version"');
    if (!isSocket) return near.send(data);
    const { event, command } = openSocket(data);
    near.send(event);
    if (command !== undefined) far.send(command);
  });
  near.on('close', () => far.close());
  far.on('close', () => near.close());
  far.on('error', () => near.close());
}

const parameters = process.argv.slice(2);
const profile = parameters[parameters.indexOf('--profile') + 1] ?? '';
mkdirSync(path.join(profile, 'chrome'));
// Hides the toolbar, in which Tab would continue after the last element of a page.
writeFileSync(path.join(profile, 'chrome/userChrome.css'), '#navigator-toolbox { display: none }');

const firefox = spawn(provideBrowser('firefox'), parameters, {
  stdio: ['ignore', 'inherit', 'pipe'],
});
firefox.on('exit', (code) => process.exit(code ?? 1));
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const)
  process.on(signal, () => firefox.kill(signal));

const listening = 'WebDriver BiDi listening on';
createInterface(firefox.stderr).on('line', (line) => {
  const [, address] = line.split(`${listening} `);
  if (address === undefined) {
    process.stderr.write(`${line}\n`);
    return;
  }
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0, ...options }, () => {
    const own = server.address();
    const port = typeof own === 'object' ? own?.port : undefined;
    process.stderr.write(`${listening} ws://127.0.0.1:${port}\n`);
  });
  server.on('connection', (near, { url }) => forward(near, `${address}${url}`));
});
