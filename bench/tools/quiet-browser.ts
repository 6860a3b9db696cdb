import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import * as v from 'valibot';
import { launchOptions } from './with-browser.ts';
import { withTempFolder } from './with-temp-folder.ts';

const message = v.object({
  id: v.optional(v.number()),
  result: v.optional(v.record(v.string(), v.unknown())),
  error: v.optional(v.object({ message: v.string() })),
});

/** Sends a DevTools command to the browser or to one of its pages. */
export type SendCommand = (
  method: string,
  parameters?: Readonly<Record<string, unknown>>,
  page?: string,
) => Promise<Record<string, unknown>>;

async function addressOf(child: ChildProcess): Promise<string> {
  let output = '';
  for await (const text of child.stderr ?? []) {
    output += String(text);
    const [address] = /ws:\/\/\S+/.exec(output) ?? [];
    if (address !== undefined) return address;
  }
  throw new Error(`Chromium did not start: ${output}`);
}

function commandsOf(socket: WebSocket): SendCommand {
  const pending = new Map<number, PromiseWithResolvers<Record<string, unknown>>>();
  let lastId = 0;
  socket.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const { id, result = {}, error } = v.parse(message, JSON.parse(String(data)));
    const request = id === undefined ? undefined : pending.get(id);
    if (id !== undefined) pending.delete(id);
    if (error) request?.reject(new Error(error.message));
    else request?.resolve(result);
  });
  return (method, parameters = {}, page) => {
    lastId += 1;
    const response = Promise.withResolvers<Record<string, unknown>>();
    pending.set(lastId, response);
    const target = page === undefined ? {} : { sessionId: page };
    socket.send(JSON.stringify({ id: lastId, method, params: parameters, ...target }));
    return response.promise;
  };
}

/**
 * Calls `work` with a new Chromium with an empty profile, to which only DevTools commands are sent. A
 * test driver would subscribe to events of the page: a subscription to errors alone makes V8 parse the
 * scripts a second time, to know positions of errors, which counts as work of the page.
 */
export function withQuietBrowser<T>(work: (send: SendCommand) => Promise<T>): Promise<T> {
  return withTempFolder(async (folder) => {
    const { executablePath, args } = launchOptions();
    const own = [`--user-data-dir=${path.join(folder, 'browser')}`, '--remote-debugging-port=0'];
    const child = spawn(executablePath, [...args, ...own, '--headless=new', 'about:blank'], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const exited = once(child, 'exit');
    try {
      const socket = new WebSocket(await addressOf(child));
      await once(socket, 'open');
      return await work(commandsOf(socket));
    } finally {
      child.kill();
      await exited;
    }
  });
}
