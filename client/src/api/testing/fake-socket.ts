import { vi } from 'vitest';
import type { StreamSocket } from '#api/stream.ts';
import { serialiseFrame } from '@rookery/contract/stream.ts';

/** A fake WebSocket. Tests dispatch the events of the server. */
export class FakeSocket extends EventTarget implements StreamSocket {
  readonly address: string;
  readonly protocols: readonly string[];
  readonly sent: string[] = [];
  closedWith: number | undefined;

  constructor(address: string, protocols: readonly string[]) {
    super();
    this.address = address;
    this.protocols = protocols;
  }

  send(text: string): void {
    this.sent.push(text);
  }

  close(code: number): void {
    this.closedWith = code;
  }

  emitOpen(): void {
    this.dispatchEvent(new Event('open'));
  }

  emitEvent(event: string, payload: unknown, streams?: readonly string[]): void {
    this.emitText(serialiseFrame(event, payload, streams));
  }

  emitText(data: string): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }

  emitClose(code: number): void {
    this.dispatchEvent(Object.assign(new Event('close'), { code }));
  }
}

/**
 * Resolves to the newest socket. Waits until there is one, since the code of the stream is loaded
 * when it first starts.
 */
export function latestSocket(sockets: readonly FakeSocket[]): Promise<FakeSocket> {
  return vi.waitFor(() => {
    const latest = sockets.at(-1);
    if (!latest) throw new Error('no socket was opened');
    return latest;
  });
}
