import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { clientFolder } from '../fixtures/client-folder.ts';

export const pageErrorsKey = 'test.page-errors';

/*
 * A script of the page that collects errors in `sessionStorage`, where they survive a reload. WebDriver
 * reports neither console messages nor errors, and cannot run a script before those of the page. WebKit
 * reports an error for each style and script whose request a navigation aborts; these are ignored.
 */
const watchScript = `
  const report = (text) => {
    const all = JSON.parse(sessionStorage.getItem('${pageErrorsKey}') ?? '[]');
    sessionStorage.setItem('${pageErrorsKey}', JSON.stringify([...all, text]));
  };
  let isLeaving = false;
  addEventListener('beforeunload', () => (isLeaving = true));
  addEventListener('error', ({ message, target }) => {
    if (message === undefined && isLeaving) return;
    report(message ? 'thrown: ' + message : 'not loaded: ' + (target.src ?? target.href));
  }, true);
  addEventListener('unhandledrejection', ({ reason }) => report('rejected: ' + reason));
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
    report('policy: ' + [effectiveDirective, blockedURI, sample].join(' '));
  });
  const writeError = console.error;
  console.error = (...values) => {
    report('console: ' + values.join(' '));
    writeError(...values);
  };
`;

/** Creates a copy of the client that collects errors and policy violations from its start. */
export async function createWatchedClient(): Promise<{
  folder: string;
  dispose: () => Promise<void>;
}> {
  const folder = await mkdtemp(path.join(tmpdir(), 'rookery-client-'));
  await cp(clientFolder, folder, { recursive: true });
  const index = path.join(folder, 'index.html');
  const html = await readFile(index, 'utf8');
  await writeFile(index, html.replace('<head>', '<head><script src="/static/watch.js"></script>'));
  await writeFile(path.join(folder, 'static/watch.js'), watchScript);
  return { folder, dispose: () => rm(folder, { recursive: true }) };
}
