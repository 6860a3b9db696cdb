import type { WebSocket } from 'ws';

/** Maximum bytes that wait for a client to read them: hundreds of statuses. */
const maxBufferedBytes = 500_000;

/** Sends a frame. Disconnects a client that does not read its frames; it may connect again. */
export function sendWithBacklogLimit(socket: WebSocket, text: string): void {
  if (socket.readyState !== socket.OPEN) return;
  if (socket.bufferedAmount > maxBufferedBytes) socket.terminate();
  else socket.send(text);
}
