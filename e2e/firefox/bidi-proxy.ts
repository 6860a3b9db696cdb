#!/usr/bin/env node
/*
 * Playwright starts this as its Firefox. It starts Firefox, forwards all WebDriver BiDi messages,
 * and answers the one command that Firefox ESR 153 does not know but Playwright 1.65 sends for
 * every context.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { WebSocket, WebSocketServer } from 'ws';
import { provideBrowser } from '../../scripts/browsers.ts';

const unknownToFirefox = 'emulation.setMediaFeaturesOverride';
const options = { maxPayload: 2 ** 30, perMessageDeflate: false };

function forward(near: WebSocket, farUrl: string): void {
  const far = new WebSocket(farUrl, options);
  const opened = new Promise((resolve) => {
    far.once('open', resolve);
  });
  near.addEventListener('message', ({ data }) => {
    if (typeof data !== 'string') return;
    const { id, method }: { id: number; method: string } = JSON.parse(data);
    if (method === unknownToFirefox) near.send(JSON.stringify({ id, type: 'success', result: {} }));
    else void opened.then(() => far.send(data));
  });
  far.addEventListener('message', ({ data }) => near.send(data));
  near.on('close', () => far.close());
  far.on('close', () => near.close());
  far.on('error', () => near.close());
}

const parameters = process.argv.slice(2);
const profile = parameters[parameters.indexOf('--profile') + 1] ?? '';
mkdirSync(path.join(profile, 'chrome'));
// Otherwise Tab continues in the toolbar after the last element of a page.
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
